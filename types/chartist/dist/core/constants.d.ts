/**
 * This object contains all namespaces used within Chartist.
 */
export declare const namespaces: Record<string, string>;
/**
 * Precision level used internally in Chartist for rounding. If you require more decimal places you can increase this number.
 */
export declare const precision = 8;
/**
 * A map with characters to escape for strings to be safely used as attribute values.
 */
export declare const escapingMap: Record<string, string>;

/** The canonical spelling of an address, by which accounts are compared. */
export const canonicalEmail = (address: string): string => address.trim().toLowerCase();

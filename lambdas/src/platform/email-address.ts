/** The one spelling of an address by which accounts are told apart. */
export const canonicalEmail = (address: string): string => address.trim().toLowerCase();

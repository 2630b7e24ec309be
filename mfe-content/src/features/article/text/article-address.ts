/** Whether an address has no space or control character. Browsers skip these, so that `java script:` would run. */
const isOneWord = (address: string): boolean => !/[\s\p{Cc}\\]/u.test(address);

/** An address of this site: one leading slash, and no other host. */
export const isOwnPath = (address: string): boolean => isOneWord(address) && /^\/(?!\/)/.test(address);

export const isWebOrMailAddress = (address: string): boolean =>
	isOneWord(address) && /^(?:https?:\/\/[^/]|mailto:[^?]+@)/i.test(address);

/** A phone number, and no other code that a phone could dial. */
export const isPhoneAddress = (address: string): boolean => /^tel:\+?\d{2,15}$/.test(address);

/** Spaces and control characters stand in no address; browsers skip them, which is how `java script:` is written. */
const isOneWord = (address: string): boolean => !/[\s\p{Cc}\\]/u.test(address);

/** A picture that staff uploaded, under the name its content gave it: nobody else's server learns who reads what. */
export const isUpload = (address: string): boolean => /^\/uploads\/[0-9a-f]{64}\.(?:jpg|png|webp|avif)$/.test(address);

/** An address of this site: one slash, then no other host. */
export const isOwnPath = (address: string): boolean => isOneWord(address) && /^\/(?!\/)/.test(address);

export const isWebOrMailAddress = (address: string): boolean =>
	isOneWord(address) && /^(?:https?:\/\/[^/]|mailto:[^?]+@)/i.test(address);

/** A number that a phone dials, and nothing else a phone could be told. */
export const isPhoneAddress = (address: string): boolean => /^tel:\+?\d{2,15}$/.test(address);

/** The part of the field cipher that keeps words about an appointment; both bind them to its id. */
interface TextCipher {
	encrypt(plain: string, appointmentId: string): string;
	decrypt(sealed: string, appointmentId: string): string;
}
export type OpenCipher = () => Promise<TextCipher>;

/** What somebody wrote about an appointment, sealed with its id; nothing where there are no words. */
export async function sealedText(
	openCipher: OpenCipher,
	text: string | undefined,
	appointmentId: string,
): Promise<string | undefined> {
	const words = text?.trim() ?? '';
	return words === '' ? undefined : (await openCipher()).encrypt(words, appointmentId);
}

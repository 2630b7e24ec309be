/** The part of the field cipher for texts about an appointment; both functions bind them to its id. */
interface TextCipher {
	encrypt(plain: string, appointmentId: string): string;
	decrypt(sealed: string, appointmentId: string): string;
}
export type OpenCipher = () => Promise<TextCipher>;

/** A text about an appointment, sealed with its id; nothing for an empty one. */
export async function sealedText(
	openCipher: OpenCipher,
	text: string | undefined,
	appointmentId: string,
): Promise<string | undefined> {
	const words = text?.trim() ?? '';
	return words === '' ? undefined : (await openCipher()).encrypt(words, appointmentId);
}

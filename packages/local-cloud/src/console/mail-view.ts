import PostalMime from 'postal-mime';
import type { StoredMail } from '../services/ses/stored-mail.ts';

/** A mail as the console and tests read it. */
export interface MailView {
	readonly id: string;
	/** ISO, local time of the cloud. */
	readonly at: string;
	readonly from: string;
	/** Addresses joined by `, `. */
	readonly to: string;
	readonly subject: string;
	readonly text: string;
	readonly html: string;
	readonly attachments: readonly AttachmentView[];
	readonly tags: Readonly<Record<string, string>>;
	/** The whole message as it was accepted. */
	readonly raw: string;
}

interface AttachmentView {
	readonly filename: string;
	/** With the parameters of the message: `text/calendar; method=PUBLISH`. */
	readonly contentType: string;
	/** UTF-8; '' for binary content. */
	readonly text: string;
}

const textual = /^(?:text\/|application\/(?:ics|json|xml))/;

export async function mailView(mail: StoredMail): Promise<MailView> {
	const raw = Buffer.from(mail.raw, 'base64');
	const parsed = await PostalMime.parse(raw);
	return {
		id: mail.id,
		at: mail.at,
		from: mail.source,
		to: mail.to.join(', '),
		subject: parsed.subject ?? '',
		text: parsed.text ?? '',
		html: parsed.html ?? '',
		attachments: parsed.attachments.map(({ filename, mimeType, method, content }) => ({
			filename: filename ?? '',
			contentType: method ? `${mimeType}; method=${method}` : mimeType,
			text: textual.test(mimeType) ? textOf(content) : '',
		})),
		tags: mail.tags,
		raw: raw.toString('utf8'),
	};
}

function textOf(content: ArrayBuffer | Uint8Array | string): string {
	if (typeof content === 'string') return content;
	return Buffer.from(content instanceof Uint8Array ? content : new Uint8Array(content)).toString('utf8');
}

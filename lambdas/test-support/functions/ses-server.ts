import { createServer } from 'node:http';
import PostalMime from 'postal-mime';

interface SentMail {
	readonly messageId: string;
	readonly from: string;
	readonly tags: Readonly<Record<string, string>>;
	readonly text: string;
}

export interface SesServer {
	readonly endpoint: string;
	/** Accepted mails, in order. */
	readonly sent: readonly SentMail[];
	close(): void;
}

/** SES over HTTP: it accepts and stores every raw mail. */
export async function sesServer(): Promise<SesServer> {
	const sent: SentMail[] = [];
	const server = createServer(async (request, response) => {
		const chunks: Buffer[] = [];
		for await (const chunk of request) chunks.push(Buffer.from(chunk));
		const form = new URLSearchParams(Buffer.concat(chunks).toString());
		const action = form.get('Action') ?? '';
		const messageId = `message-${sent.length + 1}`;
		if (action === 'SendRawEmail') {
			const { text = '' } = await PostalMime.parse(Buffer.from(form.get('RawMessage.Data') ?? '', 'base64'));
			sent.push({ messageId, from: form.get('Source') ?? '', tags: tagsIn(form), text });
		}
		const result = action === 'SendRawEmail' ? `<MessageId>${messageId}</MessageId>` : '';
		response
			.writeHead(200, { 'content-type': 'text/xml' })
			.end(`<${action}Response><${action}Result>${result}</${action}Result></${action}Response>`);
	});
	await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
	const address = server.address();
	return {
		endpoint: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
		sent,
		close() {
			server.close();
			server.closeAllConnections();
		},
	};
}

/** SES numbers the tags from 1: `Tags.member.1.Name`, `Tags.member.1.Value`. */
function tagsIn(form: URLSearchParams): Record<string, string> {
	const tags: Record<string, string> = {};
	for (let at = 1; form.has(`Tags.member.${at}.Name`); at += 1)
		tags[form.get(`Tags.member.${at}.Name`) ?? ''] = form.get(`Tags.member.${at}.Value`) ?? '';
	return tags;
}

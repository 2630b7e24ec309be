import type { EdgeResponse } from '../edge/edge-message.ts';
import { mailEventKinds } from '../services/ses/stored-mail.ts';
import type { ConsoleContext } from './console-context.ts';
import type { ConsoleSettings } from './console-settings.ts';
import { type Html, html } from './html.ts';
import { htmlAnswer, page } from './layout.ts';
import { type MailView, mailView } from './mail-view.ts';
import { timeOf } from './time.ts';

/** The inbox, newest first. */
export async function inboxPage({ cloud, siteOrigin, settings }: ConsoleContext): Promise<EdgeResponse> {
	const mails = await Promise.all(cloud.mail.list().toReversed().map(mailView));
	const rows = mails.map(
		(mail) => html`<tr><td>${timeOf(mail.at, settings)}</td><td>${mail.to}</td>
<td><a href="/__local/mail/${mail.id}">${mail.subject || '(no subject)'}</a></td></tr>`,
	);
	const content =
		rows.length > 0
			? html`<table><thead><tr><th>Sent</th><th>To</th><th>Subject</th></tr></thead><tbody>${rows}</tbody></table>`
			: html`<p class="note">No mail yet. Every message arrives here instead of at its recipient.</p>`;
	return page({ title: 'Mail', section: 'mail', siteOrigin, settings, content });
}

/** One mail: as HTML, as text, its attachments, and buttons that simulate its delivery events. */
export async function mailPage(
	{ cloud, siteOrigin, settings }: ConsoleContext,
	id: string,
): Promise<EdgeResponse | undefined> {
	const stored = cloud.mail.get(id);
	if (!stored) return undefined;
	const mail = await mailView(stored);
	const content = html`${summary(mail, settings)}
<h2>As HTML</h2>${mail.html ? html`<iframe sandbox="allow-popups allow-popups-to-escape-sandbox" src="/__local/mail/${id}/html" title="The mail as HTML"></iframe>` : html`<p class="note">None.</p>`}
<h2>As text</h2><div class="card"><pre>${mail.text}</pre></div>
${mail.attachments.map(
	({ filename, contentType, text }) =>
		html`<h2>${filename} <small>(${contentType})</small></h2><div class="card"><pre>${text}</pre></div>`,
)}
<h2>What became of it</h2><div class="row">${mailEventKinds.map(
		(kind) =>
			html`<form method="post" action="/__local/mail/${id}/event"><input type="hidden" name="type" value="${kind}"><button class="quiet">${kind}</button></form>`,
	)}</div>
<p><a href="/__local/mail/${id}/raw">The message as it was sent</a></p>`;
	return page({ title: mail.subject || '(no subject)', section: 'mail', siteOrigin, settings, content });
}

function summary({ from, to, at, tags }: MailView, settings: ConsoleSettings): Html {
	const named = Object.entries(tags).map(([name, value]) => `${name}: ${value}`);
	return html`<dl class="card"><dt>From</dt><dd>${from}</dd><dt>To</dt><dd>${to}</dd><dt>Sent</dt><dd>${timeOf(at, settings)}</dd><dt>Tags</dt><dd>${named.join(', ')}</dd></dl>`;
}

/** The mail's HTML for the sandboxed frame: no script, no requests; links open in a new tab. */
export async function mailHtml({ cloud }: ConsoleContext, id: string): Promise<EdgeResponse | undefined> {
	const stored = cloud.mail.get(id);
	if (!stored) return undefined;
	const mail = await mailView(stored);
	const policy =
		"default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox allow-popups allow-popups-to-escape-sandbox";
	return htmlAnswer({ html: `<base target="_blank">${mail.html}` }, policy);
}

export function mailRaw({ cloud }: ConsoleContext, id: string): EdgeResponse | undefined {
	const stored = cloud.mail.get(id);
	if (!stored) return undefined;
	return {
		status: 200,
		headers: [['content-type', 'text/plain; charset=utf-8']],
		body: Buffer.from(stored.raw, 'base64'),
	};
}

import type { EdgeResponse } from '../edge/edge-message.ts';
import type { ConsoleSettings } from './console-settings.ts';
import { type Html, html } from './html.ts';

/** Uses nothing of the site: the console must work when the site's build does not. */
const css = `
:root { color-scheme: light; --bg: #faf9f5; --surface: #fff; --text: #181e39; --muted: #44433a; --border: #e5e3d8;
	--primary: #24573f; --primary-soft: #e1f1e9; --on-primary-soft: #183f30; --accent: #a3471f; }
* { box-sizing: border-box; }
body { margin: 0; background: var(--bg); color: var(--text); font: 16px/1.5 Figtree, Roboto, "Helvetica Neue", Arial, sans-serif; }
header { background: var(--surface); border-bottom: 1px solid var(--border); }
.bar, main { max-width: 68rem; margin: 0 auto; padding: 1rem 1.25rem; }
.bar { display: flex; flex-wrap: wrap; gap: .25rem 1.5rem; align-items: baseline; }
.bar strong { font: 600 1.25rem Piazzolla, Georgia, serif; margin-right: auto; }
.bar a { color: var(--muted); text-decoration: none; padding: .25rem 0; }
.bar a[aria-current] { color: var(--primary); box-shadow: 0 2px 0 var(--primary); font-weight: 600; }
h1 { font: 600 1.75rem/1.2 Piazzolla, Georgia, serif; margin: .5rem 0 1rem; }
h2 { font-size: 1.125rem; margin: 1.5rem 0 .5rem; }
a { color: var(--primary); }
p.note { color: var(--muted); }
table { width: 100%; border-collapse: collapse; background: var(--surface); border: 1px solid var(--border); border-radius: .75rem; overflow: hidden; }
th, td { text-align: left; padding: .6rem .8rem; border-bottom: 1px solid var(--border); vertical-align: top; overflow-wrap: anywhere; }
th { font-size: .8125rem; color: var(--muted); font-weight: 600; }
tr:last-child td { border-bottom: 0; }
.card { background: var(--surface); border: 1px solid var(--border); border-radius: .75rem; padding: 1rem; margin: 0 0 .75rem; }
.card p { margin: 0 0 .75rem; } .card .row { margin: 0; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; margin: 0; font: .875rem/1.5 ui-monospace, monospace; }
iframe { width: 100%; height: 34rem; border: 1px solid var(--border); border-radius: .75rem; background: #fff; }
form { display: inline-flex; gap: .5rem; flex-wrap: wrap; align-items: end; margin: 0; }
button { font: inherit; font-weight: 600; color: #fff; background: var(--primary); border: 0; border-radius: .5rem; padding: .45rem .9rem; cursor: pointer; white-space: nowrap; }
button.quiet { color: var(--on-primary-soft); background: var(--primary-soft); }
button:focus-visible, a:focus-visible, input:focus-visible { outline: 3px solid #0e1225; outline-offset: 2px; }
label { display: grid; font-size: .8125rem; color: var(--muted); }
input, select { font: inherit; padding: .4rem .6rem; border: 1px solid #85836f; border-radius: .5rem; background: #fff; }
.row { display: flex; flex-wrap: wrap; gap: .75rem; align-items: end; margin: 0 0 1rem; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .25rem 1rem; margin: 0; }
dt { color: var(--muted); } dd { margin: 0; overflow-wrap: anywhere; }
`;

const sections = [
	['mail', 'Mail'],
	['sms', 'SMS'],
	['schedules', 'Schedules'],
	['clock', 'Clock'],
	['queues', 'Queues'],
	['logs', 'Logs'],
	['api-docs', 'API'],
] as const;

export interface Page {
	readonly title: string;
	/** The current section. */
	readonly section: (typeof sections)[number][0];
	readonly siteOrigin: string;
	readonly settings: ConsoleSettings;
	readonly content: Html;
}

export function page({ title, section, siteOrigin, settings: { name }, content }: Page): EdgeResponse {
	const tabs = sections.map(([path, name]) =>
		path === section
			? html`<a href="/__local/${path}" aria-current="page">${name}</a>`
			: html`<a href="/__local/${path}">${name}</a>`,
	);
	const document = html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title} · ${name ? `${name} local` : 'Local cloud'}</title>
<style>${{ html: css }}</style></head>
<body><header><nav class="bar" aria-label="Local cloud"><strong>${name ? `${name} local cloud` : 'Local cloud'}</strong>${tabs}<a href="${siteOrigin}">Site</a></nav></header>
<main><h1>${title}</h1>${content}</main></body></html>`;
	return htmlAnswer(document, "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; form-action 'self'");
}

export const htmlAnswer = (document: Html, policy: string): EdgeResponse => ({
	status: 200,
	headers: [
		['content-type', 'text/html; charset=utf-8'],
		['cache-control', 'no-store'],
		['content-security-policy', policy],
		['x-content-type-options', 'nosniff'],
		['referrer-policy', 'same-origin'],
	],
	body: Buffer.from(document.html),
});

/** Post/redirect/get after a form. */
export const seeOther = (path: string): EdgeResponse => ({
	status: 303,
	headers: [['location', path]],
	body: Buffer.alloc(0),
});

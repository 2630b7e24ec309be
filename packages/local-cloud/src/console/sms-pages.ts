import type { EdgeResponse } from '../edge/edge-message.ts';
import { type StoredSms, smsEventKinds } from '../services/sms/stored-sms.ts';
import type { ConsoleContext } from './console-context.ts';
import { type Html, html } from './html.ts';
import { page } from './layout.ts';
import { timeOf } from './time.ts';

/** The phones that received text messages, each with its messages, newest first, and the possible replies. */
export function phonesPage({ cloud, siteOrigin, settings }: ConsoleContext): EdgeResponse {
	const messages = cloud.texts.list().toReversed();
	const numbers = [...new Set(messages.map(({ to }) => to))];
	const refused = cloud.texts.refuses();
	const spent = refused.includes('spend');
	const phones = numbers.map((number) => {
		const own = messages.filter(({ to }) => to === number);
		const isOut = refused.includes(number);
		return html`<h2>${number}${isOut ? ' (opted out with the carrier)' : ''}</h2>
<div class="row">${['STOP', 'START', 'ACHA'].map((word) => answerForm(number, word))}
<form method="post" action="/__local/sms-answers"><input type="hidden" name="from" value="${number}"><label>Another answer<input name="text" required></label><button class="quiet">Send</button></form>
${refusalForm(number, !isOut, isOut ? 'Take off the opt-out list' : 'Put on the opt-out list')}</div>
${own.map((sms) => card(sms, timeOf(sms.at, settings)))}`;
	});
	const content = html`<div class="row">${refusalForm('spend', !spent, spent ? 'Lift the spend limit' : 'Reach the spend limit')}</div>
${phones.length > 0 ? phones : html`<p class="note">No SMS yet. Every message arrives here instead of at its phone.</p>`}`;
	return page({ title: 'SMS', section: 'sms', siteOrigin, settings, content });
}

const card = ({ id, from, text, fate }: StoredSms, at: string): Html =>
	html`<div class="card"><p>${text}</p>
<p class="note">${at}, from ${from}: ${fate ? wordOf(fate) : 'accepted'}. What becomes of it:</p>
<div class="row">${smsEventKinds.map(
		(kind) =>
			html`<form method="post" action="/__local/sms/${id}/event"><input type="hidden" name="type" value="${kind}"><button class="quiet">${wordOf(kind)}</button></form>`,
	)}</div></div>`;

/** `carrier blocked` for `TEXT_CARRIER_BLOCKED`. */
const wordOf = (kind: string): string => kind.replace('TEXT_', '').toLowerCase().replaceAll('_', ' ');

const answerForm = (number: string, word: string): Html =>
	html`<form method="post" action="/__local/sms-answers"><input type="hidden" name="from" value="${number}"><input type="hidden" name="text" value="${word}"><button class="quiet">Answer ${word}</button></form>`;

const refusalForm = (what: string, isRefused: boolean, label: string): Html =>
	html`<form method="post" action="/__local/sms-refusals"><input type="hidden" name="what" value="${what}"><input type="hidden" name="refused" value="${String(isRefused)}"><button class="quiet">${label}</button></form>`;

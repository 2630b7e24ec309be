import type { EdgeRequest, EdgeResponse } from '../edge/edge-message.ts';
import { plainAnswer } from '../edge/edge-message.ts';
import { mailEventKinds } from '../services/ses/stored-mail.ts';
import { smsEventKinds } from '../services/sms/stored-sms.ts';
import { millisecondsOf } from '../state/duration.ts';
import { apiDocsFile, apiDocsPage } from './api-docs.ts';
import type { ConsoleContext } from './console-context.ts';
import { html } from './html.ts';
import { page, seeOther } from './layout.ts';
import { inboxPage, mailHtml, mailPage, mailRaw } from './mail-pages.ts';
import { type ConsoleRoute, routesOf } from './routes.ts';
import { scheduleView } from './schedule-view.ts';
import { phonesPage } from './sms-pages.ts';
import { placeOf, timeOf } from './time.ts';

const missing = plainAnswer(404, 'There is no such page.');
const formOf = ({ body }: EdgeRequest): URLSearchParams => new URLSearchParams(body.toString());

/** The pages under `/__local`. They work without scripts. */
export function consolePages(local: ConsoleContext): (request: EdgeRequest) => Promise<EdgeResponse | undefined> {
	const routes: readonly ConsoleRoute[] = [
		['GET', '', async () => seeOther('/__local/mail')],
		['GET', 'mail', async () => inboxPage(local)],
		['GET', 'mail/{id}', async (_request, id) => (await mailPage(local, id)) ?? missing],
		['GET', 'mail/{id}/html', async (_request, id) => (await mailHtml(local, id)) ?? missing],
		['GET', 'mail/{id}/raw', async (_request, id) => mailRaw(local, id) ?? missing],
		['POST', 'mail/{id}/event', async (request, id) => playEvent(local, id, formOf(request))],
		['GET', 'sms', async () => phonesPage(local)],
		['POST', 'sms/{id}/event', async (request, id) => playSmsEvent(local, id, formOf(request))],
		['POST', 'sms-answers', async (request) => answerSms(local, formOf(request))],
		['POST', 'sms-refusals', async (request) => refuseSms(local, formOf(request))],
		['GET', 'schedules', async () => schedulesPage(local)],
		['POST', 'schedules/{name}/fire', async (_request, name) => fire(local, name)],
		['GET', 'clock', async () => clockPage(local)],
		['POST', 'clock', async (request) => moveClock(local, formOf(request))],
		['GET', 'queues', async () => queuesPage(local)],
		['GET', 'api-docs', async () => apiDocsPage(local.settings.apiDescription)],
		[
			'GET',
			'api-docs/{file}',
			async (_request, name) => (await apiDocsFile(local.settings.apiDescription, name)) ?? missing,
		],
		['GET', 'logs', async ({ query }) => logsPage(local, new URLSearchParams(query).get('function') ?? '')],
	];
	const find = routesOf('/__local/?', routes);
	return async (request) => find(request)?.();
}

async function playEvent({ cloud }: ConsoleContext, id: string, form: URLSearchParams): Promise<EdgeResponse> {
	const kind = mailEventKinds.find((known) => known === form.get('type'));
	if (kind) await cloud.mail.publishEvent(id, kind);
	return seeOther(`/__local/mail/${id}`);
}

async function playSmsEvent({ cloud }: ConsoleContext, id: string, form: URLSearchParams): Promise<EdgeResponse> {
	const kind = smsEventKinds.find((known) => known === form.get('type'));
	if (kind) await cloud.texts.publishEvent(id, kind);
	return seeOther('/__local/sms');
}

async function answerSms({ cloud }: ConsoleContext, form: URLSearchParams): Promise<EdgeResponse> {
	await cloud.texts.answer(form.get('from') ?? '', form.get('text') ?? '');
	return seeOther('/__local/sms');
}

async function refuseSms({ cloud }: ConsoleContext, form: URLSearchParams): Promise<EdgeResponse> {
	await cloud.texts.refuse(form.get('what') ?? '', form.get('refused') === 'true');
	return seeOther('/__local/sms');
}

function schedulesPage({ cloud, siteOrigin, settings }: ConsoleContext): EdgeResponse {
	const rows = cloud.schedules
		.list()
		.map(scheduleView)
		.map(
			({ name, expression, fireAt, target }) => html`<tr><td>${name}</td><td>${expression}</td>
<td>${fireAt ? timeOf(fireAt, settings) : 'fired'}</td><td><pre>${target.input}</pre></td>
<td><form method="post" action="/__local/schedules/${encodeURIComponent(name)}/fire"><button class="quiet">Fire now</button></form></td></tr>`,
		);
	const content = html`<table><thead><tr><th>Name</th><th>When</th><th>Next</th><th>Message</th><th></th></tr></thead><tbody>${rows}</tbody></table>`;
	return page({ title: 'Schedules', section: 'schedules', siteOrigin, settings, content });
}

async function fire({ cloud }: ConsoleContext, name: string): Promise<EdgeResponse> {
	await cloud.schedules.fire(name);
	return seeOther('/__local/schedules');
}

const jumps = [
	['PT1M', '1 minute'],
	['PT1H', '1 hour'],
	['PT24H', '24 hours'],
	['P7D', '7 days'],
] as const;

function clockPage({ cloud, siteOrigin, settings }: ConsoleContext): EdgeResponse {
	const { clock } = cloud;
	const content = html`<p>It is <strong>${timeOf(clock.now().toISOString(), settings)}</strong> in ${placeOf(settings)}${
		clock.offset() === 0 ? '.' : ', which is not the real time.'
	}</p>
<div class="row">${jumps.map(
		([duration, name]) =>
			html`<form method="post" action="/__local/clock"><input type="hidden" name="advance" value="${duration}"><button class="quiet">+ ${name}</button></form>`,
	)}<form method="post" action="/__local/clock"><input type="hidden" name="reset" value="true"><button>Real time</button></form></div>
<p class="note">Functions, schedules and mails follow this clock. The site takes the time from the answers of the API. Sign-ins expire when it passes their end. It starts at real time${settings.clockNote ? `; ${settings.clockNote}` : ''}.</p>`;
	return page({ title: 'Clock', section: 'clock', siteOrigin, settings, content });
}

function moveClock({ cloud: { clock } }: ConsoleContext, form: URLSearchParams): EdgeResponse {
	const milliseconds = millisecondsOf(form.get('advance') ?? '');
	if (form.get('reset')) clock.reset();
	else if (milliseconds) clock.moveTo(new Date(clock.now().getTime() + milliseconds));
	return seeOther('/__local/clock');
}

function queuesPage({ cloud, siteOrigin, settings }: ConsoleContext): EdgeResponse {
	const rows = cloud.state.queues.map((queue) => {
		const { visible, inFlight } = queue.depth();
		const messages = queue.peek().map(({ body, receives }) => html`<pre>${body} (received ${receives} times)</pre>`);
		return html`<tr><td>${queue.plan.name}</td><td>${visible}</td><td>${inFlight}</td><td>${messages}</td></tr>`;
	});
	const content = html`<table><thead><tr><th>Queue</th><th>Waiting</th><th>Held</th><th>Messages</th></tr></thead><tbody>${rows}</tbody></table>`;
	return page({ title: 'Queues', section: 'queues', siteOrigin, settings, content });
}

function logsPage({ cloud, siteOrigin, settings }: ConsoleContext, chosen: string): EdgeResponse {
	const names = cloud.pools.map(({ plan }) => plan.name);
	const lines = cloud.functionLog
		.tail(chosen || undefined)
		.slice(-200)
		.toReversed();
	const links = names.map((name) => html`<a href="/__local/logs?function=${encodeURIComponent(name)}">${name}</a> `);
	const rows = lines.map(
		({ at, functionName, line }) =>
			html`<tr><td>${timeOf(at, settings)}</td><td>${functionName}</td><td><pre>${line}</pre></td></tr>`,
	);
	const content = html`<p><a href="/__local/logs">All</a> ${links}</p><table><thead><tr><th>Time</th><th>Function</th><th>Line</th></tr></thead><tbody>${rows}</tbody></table>`;
	return page({ title: 'Logs', section: 'logs', siteOrigin, settings, content });
}

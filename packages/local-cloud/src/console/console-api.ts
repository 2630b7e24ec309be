import type { EdgeRequest, EdgeResponse } from '../edge/edge-message.ts';
import { type Fault, faultKinds } from '../services/faults.ts';
import { mailEventKinds } from '../services/ses/stored-mail.ts';
import { smsEventKinds } from '../services/sms/stored-sms.ts';
import { millisecondsOf } from '../state/duration.ts';
import type { ConsoleContext } from './console-context.ts';
import { mailView } from './mail-view.ts';
import { type ConsoleRoute, routesOf } from './routes.ts';
import { scheduleView } from './schedule-view.ts';

const reply = (value: unknown, status = 200): EdgeResponse => ({
	status,
	headers: [
		['content-type', 'application/json; charset=utf-8'],
		['cache-control', 'no-store'],
	],
	body: Buffer.from(JSON.stringify(value, null, '\t')),
});

const wrong = (message: string, status = 400): EdgeResponse => reply({ message }, status);

/** Answers an invalid request with 400 and the reason. */
class WrongRequest extends Error {}

const SETTLED_TIMEOUT_MS = 240_000;

type Body = Readonly<Record<string, unknown>>;

function bodyOf({ body }: EdgeRequest): Body {
	if (body.length === 0) return {};
	try {
		const value: unknown = JSON.parse(body.toString());
		if (typeof value === 'object' && value !== null && !Array.isArray(value)) return { ...value };
		if (Array.isArray(value)) return { faults: value };
	} catch {
		// reported below
	}
	throw new WrongRequest('The body must be a JSON object.');
}

/** The JSON API under `/__local/api`, for tests and the console's pages. */
export function consoleApi(local: ConsoleContext): (request: EdgeRequest) => Promise<EdgeResponse | undefined> {
	let putBack: (() => Promise<void>) | undefined;

	/** Takes a snapshot of a settled cloud; answers as `settled`, and takes none when it is not settled. */
	async function snapshot(): Promise<EdgeResponse> {
		const answer = await settled(local);
		if (answer.status === 200) putBack = await local.snapshot();
		return answer;
	}

	async function restore(): Promise<EdgeResponse> {
		if (!putBack) return wrong('There is no snapshot.', 409);
		await putBack();
		return reply({ ok: true });
	}

	const routes: readonly ConsoleRoute[] = [
		['GET', 'health', async () => health(local)],
		['GET', 'mail', async () => reply(await Promise.all(local.cloud.mail.list().toReversed().map(mailView)))],
		['GET', 'mail/{id}', async (_request, id) => readMail(local, id)],
		['POST', 'mail/{id}/event', async (request, id) => playMailEvent(local, id, bodyOf(request))],
		['GET', 'sms', async () => reply(local.cloud.texts.list().toReversed())],
		['POST', 'sms/{id}/event', async (request, id) => playSmsEvent(local, id, bodyOf(request))],
		['POST', 'sms-answers', async (request) => answerSms(local, bodyOf(request))],
		['POST', 'sms-refusals', async (request) => refuseSms(local, bodyOf(request))],
		['GET', 'schedules', async ({ query }) => reply(schedulesOf(local, new URLSearchParams(query)))],
		['POST', 'schedules/{name}/fire', async (_request, name) => fire(local, name)],
		['GET', 'clock', async () => reply(clockOf(local))],
		['POST', 'clock', async (request) => moveClock(local, bodyOf(request))],
		['GET', 'faults', async () => reply(local.cloud.faults.list())],
		['POST', 'faults', async (request) => setFaults(local, bodyOf(request))],
		['DELETE', 'faults', async () => setFaults(local, { faults: [] })],
		['GET', 'denied', async () => reply(local.cloud.denied)],
		['GET', 'settled', async () => settled(local)],
		['GET', 'queues', async () => reply(queuesOf(local))],
		['POST', 'functions/{name}/kill', async (_request, name) => killFunction(local, name)],
		['GET', 'logs', async ({ query }) => reply(logsOf(local, new URLSearchParams(query)))],
		['POST', 'reset', async (request) => reset(local, bodyOf(request))],
		['POST', 'snapshot', async () => snapshot()],
		['POST', 'snapshot/restore', async () => restore()],
	];
	const find = routesOf('/__local/api/', routes);

	return async (request) => {
		const found = find(request);
		if (!found) return undefined;
		try {
			return await found();
		} catch (error) {
			if (error instanceof WrongRequest) return wrong(error.message);
			throw error;
		}
	};
}

/** 503 until the cloud is seeded and its event sources run. */
function health({ cloud, isReady }: ConsoleContext): EdgeResponse {
	const ok = isReady();
	const now = cloud.clock.now().toISOString();
	return reply({ ok, now, awsEndpoint: cloud.awsUrl, tableName: cloud.plan.table.name }, ok ? 200 : 503);
}

/** The schedules of functions; with `?all=true` the template's own, too (both can be fired by name). */
const schedulesOf = ({ cloud }: ConsoleContext, query: URLSearchParams) =>
	cloud.schedules
		.list()
		.filter(({ fixed }) => !fixed || query.get('all') === 'true')
		.map(scheduleView);

async function readMail({ cloud }: ConsoleContext, id: string): Promise<EdgeResponse> {
	const mail = cloud.mail.get(id);
	return mail ? reply(await mailView(mail)) : wrong(`There is no mail ${id}.`, 404);
}

async function playMailEvent({ cloud }: ConsoleContext, id: string, body: Body): Promise<EdgeResponse> {
	const kind = mailEventKinds.find((known) => known === (body.type ?? body.event));
	if (!kind) throw new WrongRequest(`"type" must be one of ${mailEventKinds.join(', ')}.`);
	if (!cloud.mail.get(id)) return wrong(`There is no mail ${id}.`, 404);
	await cloud.mail.publishEvent(id, kind);
	return reply({ id, type: kind }, 202);
}

async function playSmsEvent({ cloud }: ConsoleContext, id: string, { type }: Body): Promise<EdgeResponse> {
	const kind = smsEventKinds.find((known) => known === type);
	if (!kind) throw new WrongRequest(`"type" must be one of ${smsEventKinds.join(', ')}.`);
	return (await cloud.texts.publishEvent(id, kind))
		? reply({ id, type: kind }, 202)
		: wrong(`There is no SMS ${id}.`, 404);
}

async function answerSms({ cloud }: ConsoleContext, { from, text }: Body): Promise<EdgeResponse> {
	if (typeof from !== 'string' || typeof text !== 'string') throw new WrongRequest('Give "from" and "text".');
	await cloud.texts.answer(from, text);
	return reply({ from, text }, 202);
}

async function refuseSms({ cloud }: ConsoleContext, { what, refused }: Body): Promise<EdgeResponse> {
	if (typeof what !== 'string' || typeof refused !== 'boolean')
		throw new WrongRequest('Give "what" (a number, or "spend") and "refused" (true or false).');
	await cloud.texts.refuse(what, refused);
	return reply(cloud.texts.refuses());
}

async function fire({ cloud }: ConsoleContext, name: string): Promise<EdgeResponse> {
	return (await cloud.schedules.fire(name)) ? reply({ name }, 202) : wrong(`There is no schedule ${name}.`, 404);
}

const clockOf = ({ cloud: { clock } }: ConsoleContext) => ({
	now: clock.now().toISOString(),
	offsetMs: clock.offset(),
});

async function moveClock(local: ConsoleContext, body: Body): Promise<EdgeResponse> {
	const { clock } = local.cloud;
	if (body.reset === true) clock.reset();
	else clock.moveTo(targetOf(body, clock.now()));
	return reply(clockOf(local));
}

function targetOf({ advance, to }: Body, now: Date): Date {
	const milliseconds = typeof advance === 'string' ? millisecondsOf(advance) : undefined;
	if (milliseconds !== undefined) return new Date(now.getTime() + milliseconds);
	const instant = new Date(typeof to === 'string' ? to : Number.NaN);
	if (!Number.isNaN(instant.getTime())) return instant;
	throw new WrongRequest('Give "advance" (an ISO duration such as PT24H), "to" (an ISO instant), or "reset": true.');
}

async function setFaults({ cloud }: ConsoleContext, { faults }: Body): Promise<EdgeResponse> {
	if (!Array.isArray(faults) || !faults.every(isFault)) {
		throw new WrongRequest(`"faults" must be a list; each with a "kind" of ${faultKinds.join(', ')}.`);
	}
	cloud.faults.set(faults);
	return reply(cloud.faults.list());
}

const isFault = (value: unknown): value is Fault =>
	typeof value === 'object' && value !== null && 'kind' in value && faultKinds.some((kind) => kind === value.kind);

/** Kills a function's processes during their work, as a failing machine would. */
function killFunction({ cloud }: ConsoleContext, name: string): EdgeResponse {
	const pool = cloud.pools.find(({ plan }) => plan.name === name);
	if (!pool) return wrong(`There is no function ${name}.`, 404);
	pool.kill();
	return reply({ name }, 202);
}

/** Answers once nothing is running or due; after four minutes 504 with what is. */
async function settled({ cloud }: ConsoleContext): Promise<EdgeResponse> {
	const busy = await cloud.settled(AbortSignal.timeout(SETTLED_TIMEOUT_MS));
	return reply({ busy }, busy.length === 0 ? 200 : 504);
}

const queuesOf = ({ cloud }: ConsoleContext) =>
	cloud.state.queues.map((queue) => ({ name: queue.plan.name, ...queue.depth(), messages: queue.peek() }));

const logsOf = ({ cloud }: ConsoleContext, query: URLSearchParams) =>
	cloud.functionLog.tail(query.get('function') ?? undefined);

async function reset(local: ConsoleContext, { seed }: Body): Promise<EdgeResponse> {
	const known = local.seeds.find((one) => one === seed);
	if (seed !== undefined && !known) throw new WrongRequest(`"seed" must be one of ${local.seeds.join(', ')}.`);
	await local.reset(known);
	return reply({ ok: true });
}

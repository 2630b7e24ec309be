import { addDays } from '@tulia/centre/day';
import type { Problem } from '@tulia/contracts/problem';
import { JOURNEY_START } from '@tulia/test-kit/clock';
import { until } from './until.ts';

const START = JOURNEY_START.slice(0, 10);

/** The API's response: the status, and the body, as a problem document if it is one. */
export interface ApiResponse {
	readonly status: number;
	readonly contentType: string;
	readonly body: Problem & { readonly [name: string]: unknown };
}

export interface Call {
	readonly method?: string;
	readonly token?: string;
	/** Sent as JSON; a string is sent unchanged. */
	readonly body?: unknown;
	readonly headers?: Readonly<Record<string, string>>;
}

/** Calls the API as a browser of this site would. */
export async function call(
	origin: string,
	path: string,
	{ method = 'GET', token, body, headers }: Call = {},
): Promise<ApiResponse> {
	const answer = await fetch(new URL(path, origin), {
		method,
		headers: {
			...(body === undefined ? {} : { 'content-type': 'application/json' }),
			...(token ? { authorization: `Bearer ${token}` } : {}),
			...headers,
		},
		...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
	});
	const text = await answer.text();
	return {
		status: answer.status,
		contentType: answer.headers.get('content-type') ?? '',
		body: (text === '' ? {} : JSON.parse(text)) as ApiResponse['body'],
	};
}

/** Whether a function timed out: 503, or API Gateway's own 500, which is no problem document of ours. */
export const isLate = ({ status, contentType }: Pick<ApiResponse, 'status' | 'contentType'>): boolean =>
	status === 503 || (status === 500 && !contentType.includes('problem'));

/** Retries an idempotent call while the API times out: the functions of a busy machine may be late. */
export const callUntilAvailable = (...parts: Parameters<typeof call>): Promise<ApiResponse> =>
	until(
		() => call(...parts),
		(answer) => !isLate(answer),
	);

const password = 'Lalasalama1!';

/** Registers an account and opens its session; after a timeout another account registers. */
export async function register(
	origin: string,
	name: string,
): Promise<{ readonly email: string; readonly password: string; readonly token: string }> {
	const attempt = async () => {
		const email = `client-${Math.random().toString(36).slice(2)}@example.com`;
		const account = { name, email, password, confirmPassword: password, terms: true };
		return { email, ...(await call(origin, '/api/auth/register', { method: 'POST', body: account })) };
	};
	const { email, status, body } = await until(attempt, (answer) => !isLate(answer));
	if (status !== 201) throw new Error(`Registering answered ${status}: ${JSON.stringify(body)}`);
	return { email, password, token: String(body.token) };
}

/** A new client's token. */
export const registerClient = async (origin: string): Promise<string> =>
	(await register(origin, 'Wairimu Kariuki')).token;

/** The first free start time of a service, from `afterDays` days after the start, optionally with one psychologist. */
export async function firstFree(
	origin: string,
	serviceId: string,
	afterDays = 2,
	psychologistId?: string,
): Promise<{ readonly date: string; readonly time: string }> {
	const withWhom = psychologistId === undefined ? '' : `&psychologistId=${psychologistId}`;
	const query = `serviceId=${serviceId}${withWhom}&from=${addDays(START, afterDays)}&to=${addDays(START, afterDays + 30)}`;
	const days = (await callUntilAvailable(origin, `/api/appointments/availability?${query}`)).body.data as readonly {
		date: string;
		state: string;
	}[];
	const date = days.find(({ state }) => state === 'open')?.date;
	if (!date) throw new Error('No day is open.');
	const times = await callUntilAvailable(
		origin,
		`/api/appointments/available-times?date=${date}&serviceId=${serviceId}${withWhom}`,
	);
	const [time] = times.body.data as readonly string[];
	if (!time) throw new Error(`${date} is open and has no time.`);
	return { date, time };
}

/** Injects faults into calls behind the functions, as the local cloud's console does; an empty list ends them. */
export const setFaults = (origin: string, faults: readonly object[]): Promise<Response> =>
	fetch(`${origin}/__local/api/faults`, {
		method: 'POST',
		headers: { 'content-type': 'application/json' },
		body: JSON.stringify({ faults }),
	});

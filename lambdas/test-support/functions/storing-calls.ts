import type { EndpointName } from '@tulia/contracts/endpoints';
import type { Caller } from './access-callers.ts';
import { accessRowOf } from './access-matrix.ts';
import type { runningApi } from './running-api.ts';

export type Api = Awaited<ReturnType<typeof runningApi>>;
export type Asker = Parameters<Api['ask']>[1];

/** A valid call. */
export interface Call {
	readonly caller: Asker;
	readonly path: string;
	readonly body: object;
}
/** An endpoint that stores free values, and a function that prepares each of its calls. */
export type StoringCall = readonly [EndpointName, () => Promise<Call>];
export type CallOn = (centre: RunningCentre) => StoringCall;
export type RunningCentre = ReturnType<typeof runningCentre>;

/** The path of an endpoint without parameters. */
export const pathOf = (name: EndpointName): string => {
	const row = accessRowOf(name);
	return typeof row === 'string' ? row : '';
};

/** A call that is accepted every time. */
export const always =
	(name: EndpointName, caller: Caller, body: object): CallOn =>
	() => [name, async () => ({ caller, path: pathOf(name), body })];

export const byDesk = (path: string, body: object): Call => ({ caller: 'the front desk', path, body });
export const byOwner = (path: string, body: object): Call => ({ caller: 'an owner', path, body });

/** Prepares calls: calls the API, and counts values that must differ. */
export function runningCentre(api: () => Api) {
	/** Retries after a rate limit (the clock is fixed), and after a password check that timed out. */
	const ask = async (...call: Parameters<Api['ask']>) => {
		let answer = await api().ask(...call);
		for (let again = 0; again < 20 && (answer.status === 429 || answer.body?.code === 'unavailable'); again += 1) {
			if (answer.status === 429) await api().resetLimits();
			answer = await api().ask(...call);
		}
		return answer;
	};
	/** A call that must succeed; returns its body. */
	const done = async (name: EndpointName, caller: Asker, path = pathOf(name), body?: object) => {
		const answer = await ask(name, caller, path, body);
		if (!answer.status || answer.status >= 300)
			throw new Error(`${name} at ${path} answered ${answer.status}: ${JSON.stringify(answer.body)}`);
		return answer.body;
	};
	const kept: Record<string, string> = {};
	const counts: Record<string, number> = {};
	const centre = {
		ask,
		done,
		/** Makes a prepared call; returns its path and the answer. */
		async make(callOn: CallOn) {
			const [name, next] = callOn(centre);
			const call = await next();
			return { ...call, answer: await done(name, call.caller, call.path, call.body) };
		},
		/** Memoised by name. */
		async once(name: string, makeId: () => Promise<string>): Promise<string> {
			kept[name] ??= await makeId();
			return kept[name];
		},
		forget: (name: string): unknown => delete kept[name],
		/** A new number each time, from 0. */
		count(name: string): number {
			counts[name] = (counts[name] ?? -1) + 1;
			return counts[name];
		},
	};
	return centre;
}

import type { EndpointName } from '@tulia/contracts/endpoints';
import type { Caller } from './access-callers.ts';
import { accessMatrix } from './access-matrix.ts';
import type { runningApi } from './running-api.ts';

export type Api = Awaited<ReturnType<typeof runningApi>>;
export type Asker = Parameters<Api['ask']>[1];

/** A call that is taken as it stands. */
export interface Call {
	readonly caller: Asker;
	readonly path: string;
	readonly body: object;
}
/** An endpoint that stores what somebody writes, and what lays out a call of it: before the first, and after each that was taken. */
export type StoringCall = readonly [EndpointName, () => Promise<Call>];
/** The same on a centre. */
export type CallOn = (centre: RunningCentre) => StoringCall;
export type RunningCentre = ReturnType<typeof runningCentre>;

/** The path of an endpoint that names nobody's thing. */
export const pathOf = (name: EndpointName): string => {
	const row: unknown = accessMatrix[name];
	return typeof row === 'string' ? row : '';
};

/** A call that is taken as often as it is sent. */
export const always =
	(name: EndpointName, caller: Caller, body: object): CallOn =>
	() => [name, async () => ({ caller, path: pathOf(name), body })];

export const byDesk = (path: string, body: object): Call => ({ caller: 'the front desk', path, body });
export const byOwner = (path: string, body: object): Call => ({ caller: 'an owner', path, body });

/** What lays out calls: it asks the API, and counts what must differ each time. */
export function runningCentre(api: () => Api) {
	/** Asks again where a limit was reached, because the clock stands still, and where a busy machine was late with a password. */
	const ask = async (...call: Parameters<Api['ask']>) => {
		let answer = await api().ask(...call);
		for (let again = 0; again < 20 && (answer.status === 429 || answer.body?.code === 'unavailable'); again += 1) {
			if (answer.status === 429) await api().resetLimits();
			answer = await api().ask(...call);
		}
		return answer;
	};
	/** Asks what has to go well for a test to go on, and answers its body. */
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
		/** Makes a call as it is laid out, and answers where it was made and what it said. */
		async make(callOn: CallOn) {
			const [name, next] = callOn(centre);
			const call = await next();
			return { ...call, said: await done(name, call.caller, call.path, call.body) };
		},
		/** What is made once. */
		async once(name: string, makeId: () => Promise<string>): Promise<string> {
			kept[name] ??= await makeId();
			return kept[name];
		},
		forget: (name: string): unknown => delete kept[name],
		/** Another number each time, from 0. */
		count(name: string): number {
			counts[name] = (counts[name] ?? -1) + 1;
			return counts[name];
		},
	};
	return centre;
}

import { setTimeout as sleep } from 'node:timers/promises';

/**
 * The kinds of faults: `drop_before` (never reaches the service), `drop_after` (done, but the response is lost),
 * `delay`, `error` (answered with `error` instead of being done), `duplicate` (done twice).
 */
export const faultKinds = ['drop_before', 'drop_after', 'delay', 'error', 'duplicate'] as const;
type FaultKind = (typeof faultKinds)[number];

export interface Fault {
	/** `dynamodb`, `ses`, `scheduler`, `kms`, `s3`, `sqs`, `sns`, `sms-voice`, `lambda`; absent: all of them. */
	readonly service?: string;
	/**
	 * The API operation; absent: all of them. `Deliver` of `scheduler` and `sns` is the hand-over to the target: there
	 * `drop_before` loses it and `duplicate` delivers it twice.
	 */
	readonly operation?: string;
	readonly kind: FaultKind;
	/** Probability from 0 to 1; absent: 1. */
	readonly probability?: number;
	/** Maximum number of occurrences; absent: unlimited. */
	readonly count?: number;
	/** The number of matching calls to skip first. */
	readonly skip?: number;
	/** The same seed gives the same sequence of random numbers. */
	readonly seed?: number;
	readonly delayMs?: number;
	readonly error?: {
		readonly status?: number;
		readonly code: string;
		readonly message?: string;
		readonly extra?: object;
	};
}

export interface Faults {
	/** Replaces every fault; an empty list removes them. */
	set(faults: readonly Fault[]): void;
	list(): readonly (Fault & { readonly happened: number })[];
	/** The faults that apply to this call, which is counted. */
	take(service: string, operation: string): readonly Fault[];
	/** The number of copies of a hand-over, after its delay. */
	onDelivery(service: string): Promise<{ readonly copies: 0 | 1 | 2 }>;
}

interface ArmedFault {
	readonly fault: Fault;
	readonly random: () => number;
	seen: number;
	happened: number;
}

/** A small generator of uniform numbers between 0 and 1 (mulberry32), so that a seed repeats a run. */
function randomFrom(seed: number): () => number {
	let state = seed >>> 0;
	return () => {
		state = (state + 0x6d2b79f5) >>> 0;
		let mixed = Math.imul(state ^ (state >>> 15), state | 1);
		mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
	};
}

const matches = ({ fault }: ArmedFault, service: string, operation: string): boolean =>
	(fault.service === undefined || fault.service === service) &&
	(fault.operation === undefined || fault.operation === operation);

function triggers(armed: ArmedFault): boolean {
	const { fault } = armed;
	armed.seen += 1;
	if (armed.seen <= (fault.skip ?? 0) || armed.happened >= (fault.count ?? Number.POSITIVE_INFINITY)) return false;
	if (armed.random() >= (fault.probability ?? 1)) return false;
	armed.happened += 1;
	return true;
}

/** No faults until some are set. */
export function injectedFaults(): Faults {
	let armed: ArmedFault[] = [];
	const take = (service: string, operation: string): readonly Fault[] =>
		armed
			.filter((candidate) => matches(candidate, service, operation) && triggers(candidate))
			.map(({ fault }) => fault);
	return {
		set(faults) {
			armed = faults.map((fault) => ({ fault, random: randomFrom(fault.seed ?? 1), seen: 0, happened: 0 }));
		},
		list: () => armed.map(({ fault, happened }) => ({ ...fault, happened })),
		take,
		async onDelivery(service) {
			const struck = take(service, 'Deliver');
			for (const { kind, delayMs } of struck) if (kind === 'delay') await sleep(delayMs ?? 0);
			if (struck.some(({ kind }) => kind === 'drop_before')) return { copies: 0 };
			return { copies: struck.some(({ kind }) => kind === 'duplicate') ? 2 : 1 };
		},
	};
}

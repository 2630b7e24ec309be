export type StaffCaller = 'an owner' | 'the front desk' | 'a psychologist' | 'an editor';
export type ActiveCaller = 'a client' | 'another client' | StaffCaller | 'a demoted owner';
export type Owner = "the client's own" | "another client's" | 'unknown' | 'malformed';

/** Calls of an endpoint whose path names an object with an owner. */
export interface ObjectRow {
	readonly path: (id: string) => string;
	readonly body?: object;
	/** The answer to callers that the endpoint is for. Others get the contract's refusal. */
	readonly answer: (of: Owner, caller: ActiveCaller) => number;
	readonly id: Record<Owner, (things: OwnedObjects) => string>;
}

/** The existing objects. */
export interface OwnedObjects {
	readonly own: Ticket;
	readonly others: Ticket;
}
export interface Ticket {
	readonly ticketNumber: string;
	readonly id: string;
	readonly psychologistId: string;
}

/** The caller who may see a ticket. */
const holderOf: Partial<Record<Owner, ActiveCaller>> = {
	"the client's own": 'a client',
	"another client's": 'another client',
};

/** A well-formed id of nothing. */
const UNKNOWN_OBJECT = '01ARZ3NDEKTSV4RRFFQ69G5FAV';

/** Other callers, staff included, get the answer for an unknown ticket. */
export const onTicket = (suffix: string, body: object | undefined, own: number): ObjectRow => ({
	path: (ticketNumber) => `/api/appointments/${ticketNumber}${suffix}`,
	...(body ? { body } : {}),
	answer: (of, caller) => {
		if (of === 'malformed') return 400;
		return holderOf[of] === caller ? own : 404;
	},
	id: {
		"the client's own": ({ own: { ticketNumber } }) => ticketNumber,
		"another client's": ({ others }) => others.ticketNumber,
		unknown: () => 'TUL-26-22222',
		malformed: () => "'%20OR%201=1",
	},
});

/** The front desk and an owner may use all appointments; a psychologist only their own, not the other client's. */
export const onAppointment = (suffix: string, body: object | undefined, known: number): ObjectRow => ({
	path: (id) => `/api/admin/appointments/${id}${suffix}`,
	...(body ? { body } : {}),
	answer: (of, caller) => {
		if (caller === 'a psychologist' && of === "another client's") return 404;
		return { "the client's own": known, "another client's": known, unknown: 404, malformed: 400 }[of];
	},
	id: {
		"the client's own": ({ own }) => own.id,
		"another client's": ({ others }) => others.id,
		unknown: () => UNKNOWN_OBJECT,
		malformed: () => 'x'.repeat(65),
	},
});

/** A row about objects of staff; the ids of the matrix name none that exists. */
export const unknownObject = (path: (id: string) => string, body?: object, unknown = 404): ObjectRow => ({
	path,
	...(body ? { body } : {}),
	answer: (of) => (of === 'malformed' ? 400 : unknown),
	id: {
		"the client's own": ({ own }) => own.id,
		"another client's": ({ others }) => others.id,
		unknown: () => UNKNOWN_OBJECT,
		malformed: () => 'x'.repeat(65),
	},
});

/** A visit by its id, for its psychologist only. */
export const onOwnVisit = (path: (id: string) => string): ObjectRow => ({
	...unknownObject(path),
	answer: (of, caller) => {
		if (of === 'malformed') return 400;
		return of === "the client's own" && caller === 'a psychologist' ? 200 : 404;
	},
});

/** Another psychologist's entry: not found for an owner, forbidden for a psychologist. */
export const onOthersEntry = (path: (id: string) => string, body: object): ObjectRow => ({
	...unknownObject(path, body),
	answer: (of, caller) => {
		if (of === 'malformed') return 400;
		return caller === 'a psychologist' ? 403 : 404;
	},
});

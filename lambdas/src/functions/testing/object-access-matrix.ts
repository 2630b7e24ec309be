export type StaffCaller = 'an owner' | 'the front desk' | 'a psychologist' | 'an editor';
export type ActiveCaller = 'a client' | 'another client' | StaffCaller | 'a demoted owner';
export type Owner = "the client's own" | "another client's" | "nobody's" | 'malformed';

/** Calls of an endpoint whose path names something that belongs to somebody. */
export interface ObjectRow {
	readonly path: (id: string) => string;
	readonly body?: object;
	/** Answered to those the endpoint is for. Everybody else gets what the contract says of them. */
	readonly answer: (of: Owner, caller: ActiveCaller) => number;
	readonly id: Record<Owner, (things: OwnedObjects) => string>;
}

/** What exists to be asked for. */
export interface OwnedObjects {
	readonly own: Ticket;
	readonly others: Ticket;
}
export interface Ticket {
	readonly ticketNumber: string;
	readonly id: string;
	readonly psychologistId: string;
}

/** Who may see a ticket. */
const holderOf: Partial<Record<Owner, ActiveCaller>> = {
	"the client's own": 'a client',
	"another client's": 'another client',
};

/** An id like ours that nothing has. */
const UNKNOWN_OBJECT = '01ARZ3NDEKTSV4RRFFQ69G5FAV';

/** Whose it is not, staff included, learns as little as about one that nobody has. */
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
		"nobody's": () => 'TUL-26-22222',
		malformed: () => "'%20OR%201=1",
	},
});

/** The front desk and an owner may see and change everybody's; a psychologist their own, which the other client's is not. */
export const onAppointment = (suffix: string, body: object | undefined, known: number): ObjectRow => ({
	path: (id) => `/api/admin/appointments/${id}${suffix}`,
	...(body ? { body } : {}),
	answer: (of, caller) => {
		if (caller === 'a psychologist' && of === "another client's") return 404;
		return { "the client's own": known, "another client's": known, "nobody's": 404, malformed: 400 }[of];
	},
	id: {
		"the client's own": ({ own }) => own.id,
		"another client's": ({ others }) => others.id,
		"nobody's": () => UNKNOWN_OBJECT,
		malformed: () => 'x'.repeat(65),
	},
});

/** What only staff have, and there is none of it under the ids of the matrix. */
export const unknownObject = (path: (id: string) => string, body?: object, unknown = 404): ObjectRow => ({
	path,
	...(body ? { body } : {}),
	answer: (of) => (of === 'malformed' ? 400 : unknown),
	id: {
		"the client's own": ({ own }) => own.id,
		"another client's": ({ others }) => others.id,
		"nobody's": () => UNKNOWN_OBJECT,
		malformed: () => 'x'.repeat(65),
	},
});

/** A visit by its id, for the psychologist whose it is alone. */
export const onOwnVisit = (path: (id: string) => string): ObjectRow => ({
	...unknownObject(path),
	answer: (of, caller) => {
		if (of === 'malformed') return 400;
		return of === "the client's own" && caller === 'a psychologist' ? 200 : 404;
	},
});

/** An entry of the list of psychologists that is not the caller's: an owner learns that there is none, a psychologist that it is not theirs. */
export const onOthersEntry = (path: (id: string) => string, body: object): ObjectRow => ({
	...unknownObject(path, body),
	answer: (of, caller) => {
		if (of === 'malformed') return 400;
		return caller === 'a psychologist' ? 403 : 404;
	},
});

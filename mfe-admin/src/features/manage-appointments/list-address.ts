import type { AppointmentStatus } from '@tulia/contracts/appointment/schemas';
import type { AppointmentNeed } from '@tulia/contracts/appointment/staff-schemas';
import { isAppointmentStatus } from '../../api/visits/appointment-status.ts';
import { cursorsBefore, cursorsIn, pageAfter, setCursors } from '../../lib/lists/page-cursors.ts';

/** Filters and page of the list, kept in the address: they survive a reload, Back, and being sent to a colleague. */
export interface ListView {
	readonly search: string;
	readonly status: AppointmentStatus | undefined;
	readonly psychologistId: string | undefined;
	readonly serviceId: string | undefined;
	/** First and last calendar day, `YYYY-MM-DD`. From today on where they are not given; all days where something is searched. */
	readonly from: string | undefined;
	readonly to: string | undefined;
	/** Only what needs this, whenever it is: then neither days nor status nor search narrow the list. */
	readonly needs: AppointmentNeed | undefined;
	/** Where each page before this one ended. Pages are known by their cursors alone, so the way back is kept. */
	readonly after: readonly string[];
}

/** The contract's limit. */
const MAX_SEARCH = 100;
const MAX_CURSOR = 500;

/** Everything from today on. */
export const NOTHING: ListView = {
	search: '',
	status: undefined,
	psychologistId: undefined,
	serviceId: undefined,
	from: undefined,
	to: undefined,
	needs: undefined,
	after: [],
};

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const ID = /^[A-Za-z0-9-]{1,64}$/;

function textIn(params: URLSearchParams, name: string, pattern: RegExp): string | undefined {
	const text = params.get(name);
	return text && pattern.test(text) ? text : undefined;
}

const needs = ['outcome', 'phone'] as const satisfies readonly AppointmentNeed[];

/** Parses an address. Values the server would refuse are left out, since anybody can write an address. */
export function parseListView(params: URLSearchParams): ListView {
	const status = params.get('status');
	const after = cursorsIn(params, MAX_CURSOR);
	const need = needs.find((one) => one === params.get('needs'));
	const whose = { psychologistId: textIn(params, 'psychologistId', ID), serviceId: textIn(params, 'serviceId', ID) };
	if (need) return { ...NOTHING, ...whose, needs: need, after };
	const [from, to] = [textIn(params, 'from', DAY), textIn(params, 'to', DAY)];
	return {
		search: (params.get('search') ?? '').slice(0, MAX_SEARCH),
		status: isAppointmentStatus(status) ? status : undefined,
		...whose,
		from,
		to: from !== undefined && to !== undefined && to < from ? undefined : to,
		needs: undefined,
		after,
	};
}

/** The query string of a view, without the filters that are not set. */
export function listViewParams({ after, ...filters }: ListView): URLSearchParams {
	const params = new URLSearchParams();
	for (const [name, value] of Object.entries(filters)) if (value) params.set(name, value);
	setCursors(params, after);
	return params;
}

/** Counted from 1. */
export const pageOf = ({ after }: ListView): number => pageAfter(after);

/** The view turned to another page: one already seen, or the next. */
export const withPage = (view: ListView, page: number, nextCursor: string | undefined): ListView => ({
	...view,
	after: cursorsBefore(view.after, page, nextCursor),
});

/** Whether it shows this day alone. */
export const isOnly = ({ from, to }: Pick<ListView, 'from' | 'to'>, day: string): boolean => from === day && to === day;

/** What needs something is shown whenever it is, so neither days nor a search stay chosen beside it. */
export const withNeed = ({ psychologistId, serviceId }: ListView, needed: AppointmentNeed): ListView => ({
	...NOTHING,
	...{ psychologistId, serviceId, needs: needed },
});

/** How many of the filters are set that stand behind "More filters"; today has a button of its own. */
export const moreFiltersSet = (view: ListView, today: string): number => {
	const { status, psychologistId, serviceId, from, to } = view;
	const days = isOnly(view, today) ? undefined : (from ?? to);
	return [status, psychologistId, serviceId, days].filter((filter) => filter !== undefined).length;
};

/** Whether anything narrows the list: the words of the empty list depend on it. */
export const isNarrowed = ({ search, after, ...filters }: ListView): boolean =>
	search.trim() !== '' || Object.values(filters).some((filter) => filter !== undefined);

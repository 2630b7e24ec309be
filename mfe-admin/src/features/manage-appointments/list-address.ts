import type { AppointmentStatus } from '@tulia/contracts/appointment/schemas';
import type { AppointmentNeed } from '@tulia/contracts/appointment/staff-schemas';
import { isAppointmentStatus } from '../../api/visits/appointment-status.ts';
import { cursorsBefore, cursorsIn, pageAfter, setCursors } from '../../lib/lists/page-cursors.ts';

/** Filters and page of the list, stored in the address: they survive a reload and Back, and can be shared. */
export interface ListView {
	readonly search: string;
	readonly status: AppointmentStatus | undefined;
	readonly psychologistId: string | undefined;
	readonly serviceId: string | undefined;
	/** First and last calendar day, `YYYY-MM-DD`. Default: from today; all days for a search. */
	readonly from: string | undefined;
	readonly to: string | undefined;
	/** Only visits with this need, whatever their day, status and client. */
	readonly needs: AppointmentNeed | undefined;
	/** The end cursors of all previous pages, because the API has no way back from a cursor. */
	readonly after: readonly string[];
}

/** The maximum length in the contract. */
const MAX_SEARCH = 100;
const MAX_CURSOR = 500;

/** The default view: everything from today on. */
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

/** Parses an address, which is untrusted input: values that the server would refuse are dropped. */
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

/** The query string of a view. Unset filters are omitted. */
export function listViewParams({ after, ...filters }: ListView): URLSearchParams {
	const params = new URLSearchParams();
	for (const [name, value] of Object.entries(filters)) if (value) params.set(name, value);
	setCursors(params, after);
	return params;
}

/** 1-based. */
export const pageOf = ({ after }: ListView): number => pageAfter(after);

/** The view of another page: one already visited, or the next. */
export const withPage = (view: ListView, page: number, nextCursor: string | undefined): ListView => ({
	...view,
	after: cursorsBefore(view.after, page, nextCursor),
});

/** Whether the view shows only this day. */
export const isOnly = ({ from, to }: Pick<ListView, 'from' | 'to'>, day: string): boolean => from === day && to === day;

/** Setting the filter by need clears days and search, because it applies to visits of any day. */
export const withNeed = ({ psychologistId, serviceId }: ListView, needed: AppointmentNeed): ListView => ({
	...NOTHING,
	...{ psychologistId, serviceId, needs: needed },
});

/**
 * The number of filters set inside "More filters". The filter by today is not counted, because it has its own button.
 */
export const moreFiltersSet = (view: ListView, today: string): number => {
	const { status, psychologistId, serviceId, from, to } = view;
	const days = isOnly(view, today) ? undefined : (from ?? to);
	return [status, psychologistId, serviceId, days].filter((filter) => filter !== undefined).length;
};

/** Whether any filter is set. The message of an empty list depends on this. */
export const isNarrowed = ({ search, after, ...filters }: ListView): boolean =>
	search.trim() !== '' || Object.values(filters).some((filter) => filter !== undefined);

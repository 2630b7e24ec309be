import { appliedHoursChange } from '@tulia/centre/hours-change';
import type { HoursRequestToDecide } from '@tulia/contracts/own-hours/schemas';
import type { HoursRequest, HoursRequestStore } from '../../my-day/hours/hours-request.ts';
import type { ResultFor } from '../../platform/http/http.ts';
import { ok } from '../../platform/http/result.ts';
import type { StaffPsychologistStore } from '../../psychologist/psychologist-store.ts';
import { type ComingVisitsDeps, unseenVisits } from '../replace-hours.usecase.ts';
import type { OwnEntry } from './own-plan.ts';

export interface ListHoursRequestsDeps {
	readonly staff: Pick<StaffPsychologistStore, 'listStaff'>;
	readonly requests: Pick<HoursRequestStore, 'findAll'>;
}

/** The requests waiting for an owner, longest waiting first, with the visits that each would displace. */
export const listHoursRequests =
	(deps: ListHoursRequestsDeps & ComingVisitsDeps) => async (): Promise<ResultFor<'listHoursRequests'>> =>
		ok({ data: await Promise.all((await openRequests(deps)).map((one) => toDecide(deps, one))) });

export const countHoursRequests = (deps: ListHoursRequestsDeps) => async (): Promise<ResultFor<'countHoursRequests'>> =>
	ok({ open: (await openRequests(deps)).length });

type Open = OwnEntry & { readonly request: HoursRequest };

async function openRequests({ staff, requests }: ListHoursRequestsDeps): Promise<readonly Open[]> {
	const psychologists = await staff.listStaff();
	const found = await requests.findAll(psychologists.map(({ id }) => id));
	return psychologists
		.flatMap((entry): readonly Open[] => {
			const request = found.find(({ psychologistId, state }) => psychologistId === entry.id && state === 'open');
			return request ? [{ entry, request }] : [];
		})
		.sort((a, b) => a.request.askedAt.localeCompare(b.request.askedAt));
}

async function toDecide(deps: ComingVisitsDeps, { entry, request }: Open): Promise<HoursRequestToDecide> {
	const { before, after, reason, askedAt, version } = request;
	const plan = appliedHoursChange(entry, request);
	const visits =
		plan === undefined ? [] : await unseenVisits(deps, { before: entry, after: { ...entry, ...plan }, seen: [] });
	return {
		psychologist: { id: entry.id, name: entry.name },
		...{ before, after, askedAt, version, isOutdated: plan === undefined },
		...(reason === undefined ? {} : { reason }),
		affected: visits.map(({ id, ticketNumber, startAt }) => ({ id, ticketNumber, scheduledFor: startAt })),
	};
}

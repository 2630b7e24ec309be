import type { AdminAppointment, AdminAppointmentList } from '@tulia/contracts/appointment/staff-schemas';
import type { StaffPsychologist } from '@tulia/contracts/psychologist/staff-schemas';
import type { Page } from 'playwright-core';
import { apiAnswersChanged, type PageState } from '../page-state.ts';
import { steps, waitForText } from '../page-steps.ts';

/** The psychologists of a larger centre, with the entry whose hours and visits each copies. */
const COLLEAGUES = [
	['Dr. Achieng Odhiambo', 'amina-hassan'],
	['Wanjiru Kimani', 'nyambura-otieno'],
	['Musa Abdullahi', 'peter-mutiso'],
	['Prof. Jelimo Kiplagat', 'amina-hassan'],
	['Amina Noor', 'peter-mutiso'],
	['Christopher Wekesa-Barasa', 'nyambura-otieno'],
	['Faith Mwende', 'amina-hassan'],
	['Lokiru Ekai', 'peter-mutiso'],
	['Zainab Mohamed', 'nyambura-otieno'],
] as const;
const idOf = (name: string): string => name.toLowerCase().replace(/\W+/g, '-');

interface Team {
	readonly data: readonly StaffPsychologist[];
}

const withTwelve = ({ data }: Team): Team => ({
	data: [
		...data,
		...COLLEAGUES.flatMap(([name, like]) =>
			data.filter(({ id }) => id === like).map((one) => ({ ...one, id: idOf(name), name })),
		),
	],
});

const visitsOfTwelve = (visits: readonly AdminAppointment[]): readonly AdminAppointment[] => [
	...visits,
	...COLLEAGUES.flatMap(([name, like]) =>
		visits
			.filter(({ psychologistId }) => psychologistId === like)
			.map((visit) => ({
				...visit,
				...{ id: `${visit.id}-${idOf(name)}`, psychologist: name, psychologistId: idOf(name) },
			})),
	),
];

const answersOf = (
	team: (team: Team) => Team,
	visits: (visits: readonly AdminAppointment[]) => readonly AdminAppointment[],
): ((page: Page) => Promise<void>) =>
	steps(
		apiAnswersChanged<Team>('/api/admin/psychologists', team),
		apiAnswersChanged<AdminAppointmentList>('/api/admin/appointments?*', (list) => ({
			...list,
			data: visits(list.data),
		})),
	);

const ofOne = answersOf(
	({ data }) => ({ data: data.filter(({ id }) => id === 'amina-hassan') }),
	(visits) => visits.filter(({ psychologistId }) => psychologistId === 'amina-hassan'),
);
const ofTwelve = answersOf(withTwelve, visitsOfTwelve);

const staffPage = { as: 'admin', largeTextFrom: 768 } as const;

/** The calendar of a centre with one psychologist, and of one with twelve. */
export const staffCalendarStates: readonly PageState[] = [
	{
		...staffPage,
		...{ name: 'admin-calendar-one', path: '/admin/calendar', before: ofOne },
		act: waitForText('Daniel'),
	},
	{
		...staffPage,
		...{ name: 'admin-calendar-twelve', path: '/admin/calendar', before: ofTwelve },
		act: waitForText('Daniel'),
	},
	{
		...staffPage,
		...{ name: 'admin-calendar-twelve-day', path: '/admin/calendar?look=day', before: ofTwelve },
		act: waitForText('Daniel'),
	},
];

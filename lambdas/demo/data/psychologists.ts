import type { Hours } from '../../src/calendar/days-off.ts';
import type { Psychologist, Schedule, WeeklyHours } from '../../src/psychologist/psychologist.ts';
import { profiles } from './psychologist-profiles.ts';

export interface SamplePsychologist {
	readonly psychologist: Psychologist;
	readonly schedule: Schedule;
}

const wholeDay: readonly Hours[] = [{ from: '09:00', to: '17:00' }];
const saturday: readonly Hours[] = [{ from: '09:00', to: '14:00' }];

const onWeekdays = (hours: readonly Hours[]): WeeklyHours => ({
	monday: hours,
	tuesday: hours,
	wednesday: hours,
	thursday: hours,
	friday: hours,
});

/** The breaks on working days only, because a break lies within working hours. */
const breaksIn = (weeklyHours: WeeklyHours, lunch: Hours): WeeklyHours =>
	Object.fromEntries(Object.entries(onWeekdays([lunch])).filter(([day]) => day in weeklyHours));

const schedule = (weeklyHours: WeeklyHours, lunch: Hours): Schedule => ({
	weeklyHours,
	breaks: breaksIn(weeklyHours, lunch),
	timeOff: [],
	version: 1,
});

/**
 * The psychologists of the specification's pictures. Every service has two of them, and lunch is at a different hour
 * for each, so that no start time of the grid (9:00, 10:30, 12:00, 1:30, 3:00) is closed for all, for 60 or 90 minutes.
 */
export const psychologists: readonly SamplePsychologist[] = [
	{
		psychologist: {
			id: 'amina-hassan',
			name: 'Amina Hassan',
			serviceIds: [
				'anxiety-management',
				'addiction-recovery',
				'relationship-marriage-counseling',
				'trauma-recovery',
				'family-therapy',
				'child-adolescent-therapy',
			],
			active: true,
			profile: profiles['amina-hassan'],
		},
		schedule: schedule(onWeekdays(wholeDay), { from: '14:30', to: '15:00' }),
	},
	{
		psychologist: {
			id: 'nyambura-otieno',
			name: 'Dr. Nyambura Otieno',
			serviceIds: [
				'depression-therapy',
				'anxiety-management',
				'trauma-recovery',
				'stress-management',
				'child-adolescent-therapy',
			],
			active: true,
			profile: profiles['nyambura-otieno'],
		},
		schedule: schedule(
			{ monday: wholeDay, tuesday: wholeDay, wednesday: wholeDay, thursday: wholeDay, saturday },
			{ from: '13:00', to: '13:30' },
		),
	},
	{
		psychologist: {
			id: 'peter-mutiso',
			name: 'Peter Mutiso',
			serviceIds: [
				'depression-therapy',
				'addiction-recovery',
				'relationship-marriage-counseling',
				'stress-management',
				'family-therapy',
			],
			active: true,
			profile: profiles['peter-mutiso'],
		},
		schedule: schedule(
			{ tuesday: wholeDay, wednesday: wholeDay, thursday: wholeDay, friday: wholeDay, saturday },
			{ from: '12:00', to: '13:00' },
		),
	},
];

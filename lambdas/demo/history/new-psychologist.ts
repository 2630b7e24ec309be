import { dayOf } from '@tulia/centre/clock';
import { addDays } from '@tulia/centre/day';
import { instantAt } from '@tulia/centre/instant';
import type { Simulation } from './bookings.ts';
import { ownerOf } from './owner-of.ts';

const HOUR = 60;
const DAYS_AGO = 20;
const HOURS = [{ from: '09:00', to: '17:00' }];
const LUNCH = [{ from: '13:00', to: '13:30' }];

/** Started three weeks ago, two days a week; invented, without a chosen drawing and a recorded licence. */
const NEW = {
	name: 'Wanjiku Muthoni',
	serviceIds: ['trauma-recovery', 'child-adolescent-therapy'],
	active: true,
	weeklyHours: { monday: HOURS, friday: HOURS },
	breaks: { monday: LUNCH, friday: LUNCH },
	timeOff: [],
};
const PROFILE = {
	title: 'Trauma psychologist',
	summary: 'Goes at your pace, and never asks for a story you are not ready to tell. New with us.',
	about: `Wanjiku comes from a hospital in Nyeri, where she sat with people in the first days after an accident or an attack.

She shows you how to steady your body first. What happened can wait until you want to speak of it.`,
	languages: ['en', 'sw', 'ki'],
	version: 0,
} as const;

/** A fourth psychologist joins the centre, and staff write the profile. */
export function planNewPsychologist({ centre, timeline, staffId, end }: Simulation): void {
	const caller = ownerOf(staffId);
	timeline.at(instantAt(addDays(dayOf(end), -DAYS_AGO), 12 * HOUR), async () => {
		const created = await centre.createPsychologist({ body: NEW, caller });
		if (!created.ok) return;
		const body = { ...PROFILE, languages: [...PROFILE.languages] };
		await centre.changeProfile({ params: { id: created.value.id }, body, caller });
	});
}

import type { WholeDashboard } from '@tulia/contracts/dashboard/schemas';
import { appointmentRepository } from '../../appointment/appointment.repository.ts';
import type { BookingFixture } from '../../appointment/testing/booking-fixture.ts';
import { profileRepository } from '../../profile/profile.repository.ts';
import { agendaRepository } from '../agenda.repository.ts';
import { figuresRepository } from '../figures.repository.ts';
import { getDashboard } from '../get-dashboard.usecase.ts';

/** The dashboard over a booking fixture, wired as in production. */
export async function dashboardOf(fixture: BookingFixture, now: Date): Promise<WholeDashboard> {
	const { db, tableName, cipher, deps } = fixture;
	const answer = await getDashboard({
		figures: figuresRepository(db, tableName),
		agenda: agendaRepository(db, tableName, async () => cipher),
		appointments: appointmentRepository(db, tableName),
		clients: deps.clients,
		profiles: profileRepository(db, tableName),
		now: () => now,
	})('staff');
	if (!answer.ok) throw new Error('The dashboard refuses nothing.');
	return answer.value;
}

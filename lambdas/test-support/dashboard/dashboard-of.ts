import type { WholeDashboard } from '@tulia/contracts/dashboard/schemas';
import { appointmentRepository } from '../../src/appointment/store/appointment.repository.ts';
import { agendaRepository } from '../../src/dashboard/agenda.repository.ts';
import { figuresRepository } from '../../src/dashboard/figures.repository.ts';
import { getDashboard } from '../../src/dashboard/get-dashboard.usecase.ts';
import { profileRepository } from '../../src/profile/profile.repository.ts';
import type { BookingFixture } from '../appointment/booking-fixture.ts';

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

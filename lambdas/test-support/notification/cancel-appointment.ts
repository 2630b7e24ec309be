import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { cancelAppointment as cancelling } from '../../src/appointment/cancel/cancel-appointment.usecase.ts';
import { appointmentRepository } from '../../src/appointment/store/appointment.repository.ts';
import { newId } from '../../src/platform/new-id.ts';

/**
 * Cancels an appointment of the fixture as staff do, and returns whether the cancellation was acknowledged. The clients
 * of the fixture have no list of bookings. The clock is fixed, so a cancellation during a send is refused at once.
 */
export async function cancelAppointment(
	db: DynamoDBDocumentClient,
	tableName: string,
	{ id, now }: { readonly id: string; readonly now: Date },
): Promise<boolean> {
	const cancel = cancelling({
		appointments: appointmentRepository(db, tableName),
		clients: { read: async () => undefined },
		now: () => now,
		newId,
		sleep: async () => undefined,
		random: () => 0,
	});
	return (await cancel({ appointmentId: id, by: 'staff', actor: 'staff-1' })).ok;
}

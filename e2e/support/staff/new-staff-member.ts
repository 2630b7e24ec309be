import type { StaffRole } from '@tulia/contracts/identity/staff-roles';
import { call } from '../api.ts';
import { newClient, type Person } from '../log-in.ts';
import { confirmAddress } from '../notices/confirm-address.ts';
import type { StaffDay } from './staff-day.ts';
import type { StaffFixture } from './staff-fixture.ts';

interface Position {
	readonly name: string;
	readonly roles: readonly StaffRole[];
	/** The psychologist's entry that the account is linked to. */
	readonly psychologistId?: string;
}

interface Centre extends Pick<StaffFixture, 'cloud'> {
	/** Only the owner's session is used. */
	readonly day: Pick<StaffDay, 'token'>;
}

/** A person who registered, confirmed the address, and was given roles by the owner. */
export async function newStaffMember({ cloud, day }: Centre, { name, ...given }: Position): Promise<Person> {
	const person = await newClient(cloud.origin, name);
	await confirmAddress(cloud, person.email);
	const asOwner = { token: day.token };
	const { body } = await call(cloud.origin, `/api/admin/users?search=${encodeURIComponent(person.email)}`, asOwner);
	const [{ id, version }] = body.data as readonly [{ id: string; version: number }];
	const { status } = await call(cloud.origin, `/api/admin/users/${id}`, {
		...{ ...asOwner, method: 'PATCH' },
		body: { ...given, status: 'active', version, confirmation: person.email },
	});
	if (status !== 200) throw new Error(`The roles of ${person.email} were answered ${status}.`);
	return person;
}

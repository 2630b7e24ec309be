import * as Type from 'typebox';
import { AdminAppointment } from '../appointment/staff-schemas.ts';
import { Role, StaffRoles } from '../identity/schemas.ts';
import { type StaffRole, staffRoles } from '../identity/staff-roles.ts';
import { PageQuery, pageOf, Version } from '../staff.ts';
import { atMost, form, Id, Instant, required, strict, text } from '../text.ts';

export const StaffUser = Type.Object({
	id: Type.String(),
	name: Type.String(),
	email: Type.String(),
	/** The role of the specification: every member of staff is an admin to it. */
	role: Role,
	/** Only for staff. */
	roles: StaffRoles,
	/** The person's entry in the list of psychologists. */
	psychologistId: Type.Optional(Type.String()),
	status: Type.Enum(['active', 'disabled']),
	emailVerified: Type.Boolean(),
	emailUndeliverable: Type.Boolean(),
	hasSecondFactor: Type.Boolean(),
	joinedAt: Instant,
	version: Version,
});
export type StaffUser = Type.Static<typeof StaffUser>;

/** `search`: part of a name, any case, among the newest 1,000; or a whole email address, which matches any account. */
export const UsersQuery = strict({ search: Type.Optional(Type.String({ maxLength: 254 })), ...PageQuery });
export const UserPage = pageOf(StaffUser);
export const UserDetail = Type.Object({ user: StaffUser, appointments: Type.Array(AdminAppointment) });

/** Why staff resume mail to an undeliverable address: what they found out, by phone or in person. */
export const liftReasons = ['owner_asked', 'mailbox_repaired', 'marked_by_mistake'] as const;
export type LiftReason = (typeof liftReasons)[number];
export const UndeliverableLifting = form(
	{
		reason: Type.Unsafe<LiftReason>({ type: 'string', enum: liftReasons, errorMessage: 'Choose a reason' }),
	},
	{ reason: 'Choose a reason' },
);

/**
 * New roles, a new status, or both; no roles at all make a client. A psychologist is tied to exactly one entry of the
 * list of psychologists. The audit records who did it to whom, without a reason.
 */
export const UserChange = form(
	{
		roles: Type.Optional(
			Type.Unsafe<StaffRole[]>({
				type: 'array',
				items: { type: 'string', enum: staffRoles },
				uniqueItems: true,
				errorMessage: 'Choose from the roles',
			}),
		),
		/** Absent: unchanged. */
		psychologistId: Type.Optional(Id),
		status: Type.Optional(
			Type.Unsafe<'active' | 'disabled'>({
				type: 'string',
				enum: ['active', 'disabled'],
				errorMessage: 'Choose active or disabled',
			}),
		),
		/** Staff type the person's email address to confirm. */
		confirmation: text(required('Please type the email address'), atMost(254)),
		version: Version,
	},
	{ confirmation: 'Please type the email address', version: 'The version is missing' },
);

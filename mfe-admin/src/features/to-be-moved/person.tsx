import type { AdminAppointment } from '@tulia/contracts/appointment/staff-schemas';
import { Link, paths } from '@tulia/platform';
import { Icon } from '@tulia/ui';
import type { ReactNode } from 'react';
import { forWhomLine } from '../../lib/appointments/for-whom-line.ts';
import * as s from './to-be-moved.module.css';

/** The client to call, with their phone number, or else their address. */
export const Person = ({ appointment }: { readonly appointment: AdminAppointment }): ReactNode => (
	<div className={s.person}>
		<Link className={s.name} to={paths.adminAppointment(appointment.id)}>
			{appointment.user.name}
		</Link>
		<Reach {...appointment.user} />
		<small>{forWhomLine(appointment.forWhom)}</small>
	</div>
);

function Reach({ phone, email }: AdminAppointment['user']): ReactNode {
	if (phone && phone.lostSince === undefined)
		return (
			<a className={s.reach} href={`tel:${phone.number}`}>
				<Icon name="phone" /> {phone.shown}
			</a>
		);
	if (email === '')
		return <p className={s.reach}>{phone ? `${phone.shown}: somebody else has it` : 'No phone, no email address'}</p>;
	return (
		<a className={s.reach} href={`mailto:${email}`}>
			<Icon name="mail" /> {email}
		</a>
	);
}

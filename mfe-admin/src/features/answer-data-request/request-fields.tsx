import { dayOf } from '@tulia/centre/clock';
import type { DataRequest } from '@tulia/contracts/data-request/schemas';
import { TextField } from '@tulia/ui/form';
import type { ReactNode } from 'react';
import { DateField } from '../../lib/dates/date-field.tsx';

export type RequestValues = Partial<DataRequest>;

/** The names of the fields below. */
export const REQUEST_FIELDS = ['askedOn', 'askedBy', 'identity', 'reason'] as const;

export const requestedToday = (now: Date): RequestValues => ({ askedOn: dayOf(now) });

export const requestOf = ({ askedOn = '', askedBy = '', identity = '', reason = '' }: RequestValues): DataRequest => ({
	...{ askedOn, askedBy, identity, reason },
});

/** Who made the request, when and why, and how staff identified them. The audit stores it. */
export const RequestFields = (): ReactNode => (
	<>
		<DateField name="askedOn" label="Asked on" isPast />
		<TextField name="askedBy" label="Who asked" hint="Such as: the client, at the desk." autoComplete="off" />
		<TextField
			name="identity"
			label="How you made sure who it is"
			hint="Such as: saw the ID card; called the number we know. No numbers of cards."
			autoComplete="off"
		/>
		<TextField name="reason" label="Why" hint="As they said it." autoComplete="off" />
	</>
);

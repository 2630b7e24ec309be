import { Button, ButtonRow, Notice } from '@tulia/ui';
import { TextField, useFormState } from '@tulia/ui/form';
import type { ReactNode } from 'react';
import { SameContactNotice } from '../../lib/clients/same-contact-notice.tsx';
import type { BookingValues } from './booking-values.ts';
import * as s from './choose-client.module.css';
import { MoreAboutPerson } from './more-about-person.tsx';

const focusFirst = (fields: HTMLFieldSetElement | null): void => fields?.querySelector('input')?.focus();

interface NewPersonFieldsProps {
	readonly onSearchAgain: () => void;
	readonly onChoose: (clientId: string) => void;
}

export function NewPersonFields({ onSearchAgain, onChoose }: NewPersonFieldsProps): ReactNode {
	const { values } = useFormState<BookingValues>({ subscription: { values: true } });
	const isReached = Boolean(values.phone ?? values.email);
	return (
		<fieldset ref={focusFirst} className={s.fields}>
			<legend>New person</legend>
			<TextField name="name" label="Full name" autoComplete="off" />
			<TextField
				name="phone"
				type="tel"
				label="Phone"
				hint="As they say it: 0712 345 678, or with + and the country."
				optional
				autoComplete="off"
			/>
			<SameContactNotice field="phone" onSame={onChoose} />
			<TextField
				name="email"
				type="email"
				label="Email"
				hint="Not needed. With one, they are invited by email to an account of their own."
				optional
				autoComplete="off"
			/>
			<SameContactNotice field="email" onSame={onChoose} />
			{isReached ? null : (
				<Notice tone="info" title="No notices">
					<p>There is no phone number and no address. Tell them the time in person.</p>
				</Notice>
			)}
			<MoreAboutPerson />
			<ButtonRow>
				<Button variant="quiet" size="sm" onClick={onSearchAgain}>
					Back to the search
				</Button>
			</ButtonRow>
		</fieldset>
	);
}

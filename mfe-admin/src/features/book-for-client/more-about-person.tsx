import { consentKinds } from '@tulia/contracts/account/consent-kinds';
import { Button, Icon } from '@tulia/ui';
import { Checkbox, RadioCards, useFormState } from '@tulia/ui/form';
import { type ReactNode, useId, useState } from 'react';
import { consentWords } from '../../lib/appointments/detail-words.ts';
import { CONSENT_MEDIA, READ_OUT } from '../../lib/clients/consent-by-word.ts';
import { LANGUAGES, NOTICE_OPTIONS } from '../../lib/clients/reach-options.ts';
import { asksForChannel, type BookingValues } from './booking-values.ts';
import * as s from './choose-client.module.css';

/**
 * The optional details of a new client. They stay expanded while one is invalid, and keep their input when collapsed.
 */
export function MoreAboutPerson(): ReactNode {
	const id = useId();
	const [isChosen, setChosen] = useState(false);
	const { values, errors, submitErrors, submitFailed } = useFormState<BookingValues>({
		subscription: { values: true, errors: true, submitErrors: true, submitFailed: true },
	});
	const faults = { ...submitErrors, ...errors };
	const isWrong = submitFailed && ['notices', 'language', 'consentsByWord'].some((field) => field in faults);
	const isOpen = isChosen || isWrong;
	return (
		<div>
			<Button
				variant="secondary"
				size="sm"
				aria-expanded={isOpen}
				aria-controls={id}
				onClick={() => setChosen(!isOpen)}
			>
				<Icon name={isOpen ? 'chevronDown' : 'chevronRight'} /> More about this person
			</Button>
			<div id={id} className={s.more} hidden={!isOpen}>
				{asksForChannel(values) ? (
					<RadioCards
						name="notices"
						label="Write to them by"
						hint="If nothing is chosen: email where there is an address, otherwise SMS."
						options={NOTICE_OPTIONS}
						optional
					/>
				) : null}
				{values.phone === undefined ? null : (
					<RadioCards
						name="language"
						label="SMS in"
						hint="English, if nothing is chosen."
						options={LANGUAGES}
						optional
					/>
				)}
				<Agreed />
			</div>
		</div>
	);
}

/** The consents to read out, and how the client gave them. */
function Agreed(): ReactNode {
	const { values } = useFormState<BookingValues>({ subscription: { values: true } });
	const { agreed = {} } = values.consentsByWord ?? {};
	return (
		<>
			<fieldset className={s.agreed}>
				<legend>What they agree to</legend>
				<p className={s.quiet}>Read each sentence to them, and tick what they say yes to.</p>
				{consentKinds.map((kind) => (
					<Checkbox
						key={kind}
						name={`consentsByWord.agreed.${kind}`}
						label={
							<>
								<b>{consentWords[kind]}</b>: <q>{READ_OUT[kind]}</q>
							</>
						}
					/>
				))}
			</fieldset>
			{consentKinds.some((kind) => agreed[kind]) ? (
				<RadioCards name="consentsByWord.how" label="How did they say it?" options={CONSENT_MEDIA} />
			) : null}
		</>
	);
}

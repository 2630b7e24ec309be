import { consentWording } from '@tulia/contracts/consent-wording';
import type { OfferedTestimonial } from '@tulia/contracts/testimonial/schemas';
import { validateOfferTestimonialBody } from '@tulia/contracts/validators/testimonial';
import { paths, validateWith } from '@tulia/platform';
import { Checkbox, Form, FormErrors, type FormRefusal, SubmitButton, TextArea, TextField } from '@tulia/ui/form';
import type { ReactNode } from 'react';
import { CareCardUnderField } from '../../lib/care/care-card-under-field.tsx';
import { NotForEmergencies } from '../../lib/care/not-for-emergencies.tsx';
import { PersistFormDraft } from '../../lib/form/persist-form-draft.tsx';
import { StarChoice } from './star-choice.tsx';

export const TESTIMONIAL_DRAFT = 'testimonial';

const validate = validateWith<OfferedTestimonial>(validateOfferTestimonialBody);

interface OfferTestimonialFormProps {
	/** The consent wording has changed since the page was opened. */
	readonly isOutdated: boolean;
	readonly onSubmit: (testimonial: OfferedTestimonial) => Promise<FormRefusal | undefined>;
}

/** Fields and layout; `OfferTestimonial` submits them. */
export const OfferTestimonialForm = ({ isOutdated, onSubmit }: OfferTestimonialFormProps): ReactNode => (
	<Form<OfferedTestimonial> label="Share your own words" validate={validate} onSubmit={onSubmit}>
		<FormErrors />
		<TextField
			name="name"
			label="Your name, as we may print it"
			hint="A first name is enough, or a name you choose."
			autoComplete="off"
		/>
		<StarChoice name="rating" label="How was it for you?" />
		<TextArea
			name="message"
			label="Your words"
			hint="At least 10 characters. Leave out what you would not like others to know."
			maxLength={1000}
			rows={6}
		/>
		<CareCardUnderField fields={['message']} headingLevel="h3" />
		<NotForEmergencies />
		<Checkbox name="consent" label={consentWording.testimonial.sentence} />
		{isOutdated ? (
			<p>
				<a href={paths.testimonials()}>Load this page again</a>
			</p>
		) : null}
		<SubmitButton variant="primary" busyLabel="Sending…">
			Send testimonial
		</SubmitButton>
		<PersistFormDraft name={TESTIMONIAL_DRAFT} fields={['name', 'message']} />
	</Form>
);

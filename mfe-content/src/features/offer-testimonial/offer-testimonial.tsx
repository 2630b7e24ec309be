import { consentWording } from '@tulia/contracts/consent-wording';
import type { RefusalOf } from '@tulia/contracts/endpoint';
import type { offerTestimonial as Offer } from '@tulia/contracts/testimonial/endpoints';
import type { OfferedTestimonial } from '@tulia/contracts/testimonial/schemas';
import {
	explain,
	fieldErrorsIn,
	hasCareWordsSoon,
	Link,
	type LoginState,
	paths,
	refusalIn,
	useSession,
} from '@tulia/platform';
import { Button, Panel, SuccessPanel } from '@tulia/ui';
import type { FormRefusal } from '@tulia/ui/form';
import { type ReactNode, type RefObject, useRef, useState } from 'react';
import { useOfferTestimonialMutation } from '../../api/testimonials-api.ts';
import { CareAfterSending } from '../../lib/care/care-after-sending.tsx';
import { clearFormDraft } from '../../lib/form/persist-form-draft.tsx';
import * as s from './offer-testimonial.module.css';
import { OfferTestimonialForm, TESTIMONIAL_DRAFT } from './offer-testimonial-form.tsx';

const WORDS: Record<RefusalOf<typeof Offer>, string> = {
	wording_changed:
		'The words beside the box have changed since you opened this page. Nothing was sent. Load the page again to read them: your name and your words are kept.',
	too_many_requests: 'You have sent several testimonials. Please wait a little and try again.',
};
const OTHERWISE = 'We could not send your testimonial. What you wrote is still here. Please try again.';

function refusalOf(error: unknown): FormRefusal {
	const errors = fieldErrorsIn(error);
	return errors.length > 0 ? { errors } : { message: explain(error, WORDS, OTHERWISE) };
}

interface OfferedProps {
	/** The heading of the card, which takes the focus when the form returns. */
	readonly heading: RefObject<HTMLHeadingElement | null>;
}

/** The form, and the result of sending it. */
function Offered({ heading }: OfferedProps): ReactNode {
	const [isSent, setSent] = useState(false);
	const [isHeavy, setHeavy] = useState(false);
	const [isOutdated, setOutdated] = useState(false);
	const [offer] = useOfferTestimonialMutation();

	async function submit(testimonial: OfferedTestimonial): Promise<FormRefusal | undefined> {
		const { error } = await offer({ ...testimonial, consentVersion: consentWording.testimonial.version });
		setOutdated(refusalIn(error) === 'wording_changed');
		if (error) return refusalOf(error);
		setHeavy(await hasCareWordsSoon(testimonial.message));
		clearFormDraft(TESTIMONIAL_DRAFT);
		setSent(true);
		return undefined;
	}

	// The pressed button is removed with its panel.
	function writeAnother(): void {
		setSent(false);
		heading.current?.focus();
	}

	if (isSent)
		return (
			<SuccessPanel
				bare
				title="Thank you for your words"
				action={
					<Button variant="secondary" onClick={writeAnother}>
						Write another testimonial
					</Button>
				}
			>
				<p>We read every testimonial first. Once we have, yours stands on this page.</p>
				{isHeavy ? <CareAfterSending headingLevel="h4" /> : null}
			</SuccessPanel>
		);
	return <OfferTestimonialForm isOutdated={isOutdated} onSubmit={submit} />;
}

const LOGIN_STATE: LoginState = {
	message: 'Please log in to share your words.',
	returnTo: paths.testimonials(),
};

const LogInFirst = (): ReactNode => (
	<p>
		Have you been here yourself?{' '}
		<Link to={paths.login()} state={LOGIN_STATE} data-needs-app="">
			Log in to share your words
		</Link>
		. You come straight back to this page.
	</p>
);

function ForVisitors({ heading }: OfferedProps): ReactNode {
	const { status } = useSession();
	switch (status) {
		case 'unknown':
			// Prerendered for visitors without a session; the document hides it from clients until their session is checked.
			return (
				<div data-visitor-only="">
					<LogInFirst />
				</div>
			);
		case 'out':
			return <LogInFirst />;
		case 'checking':
		case 'unconfirmed':
		case 'in':
			return <Offered heading={heading} />;
	}
}

/** The form with which a client offers a testimonial. It is published once staff have read it (rule 2). */
export function OfferTestimonial(): ReactNode {
	const heading = useRef<HTMLHeadingElement>(null);
	return (
		<Panel>
			<h2 ref={heading} id="share" tabIndex={-1} className={s.title}>
				Share your own words
			</h2>
			<ForVisitors heading={heading} />
		</Panel>
	);
}

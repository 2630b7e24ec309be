import { Link, paths } from '@tulia/platform';
import { LinkButton } from '@tulia/ui';
import type { ReactNode } from 'react';
import { useUnsubscribeMutation } from '../api/newsletter-api.ts';
import { NewsletterLink } from '../features/newsletter/newsletter-link.tsx';

export function NewsletterUnsubscribePage(): ReactNode {
	const [unsubscribe] = useUnsubscribeMutation();
	return (
		<NewsletterLink
			title="Stop our newsletter"
			lead="Tap the button and we send you no more newsletters. Your appointments and their reminders stay as they are."
			button="Unsubscribe"
			busyLabel="Stopping…"
			send={(token) => unsubscribe({ token })}
			done={{
				title: 'You are unsubscribed',
				text: 'We will send you no more newsletters. You can come back at any time, at the foot of any page.',
				action: (
					<LinkButton component={Link} to={paths.home()} variant="quiet">
						Back to Home
					</LinkButton>
				),
			}}
			invalid={
				<>
					Please open the link from your newest newsletter once more. If it still reaches you, please{' '}
					<Link to={paths.contact()}>write to us</Link> and we will stop them for you.
				</>
			}
			failed="We could not unsubscribe you. Check your connection and try again."
		/>
	);
}

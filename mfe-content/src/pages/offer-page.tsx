import { useLinkToken, usePage } from '@tulia/platform';
import { Container } from '@tulia/ui';
import type { ReactNode } from 'react';
import { InvalidOfferLink, TimeOffer } from '../features/time-offer/time-offer.tsx';

/** `/offer?token=…`: a time that opened, behind the link of a message. Opening it changes nothing. */
export function OfferPage(): ReactNode {
	usePage({ title: 'A time has opened' });
	const token = useLinkToken();
	return (
		<Container width="text">
			<meta name="robots" content="noindex" />
			{token === undefined ? <InvalidOfferLink /> : <TimeOffer token={token} />}
		</Container>
	);
}

import { Container, PageHeading } from '@tulia/ui';
import type { ReactNode } from 'react';

export const NewsletterConfirmPage = (): ReactNode => (
	<Container>
		<PageHeading>NewsletterConfirmPage</PageHeading>
	</Container>
);

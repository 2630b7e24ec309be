import { Container, PageHeading } from '@tulia/ui';
import type { ReactNode } from 'react';

export const NewsletterUnsubscribePage = (): ReactNode => (
	<Container>
		<PageHeading>NewsletterUnsubscribePage</PageHeading>
	</Container>
);

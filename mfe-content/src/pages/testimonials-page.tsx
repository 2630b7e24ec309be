import { Container, PageHeading } from '@tulia/ui';
import type { ReactNode } from 'react';

export const TestimonialsPage = (): ReactNode => (
	<Container>
		<PageHeading>TestimonialsPage</PageHeading>
	</Container>
);

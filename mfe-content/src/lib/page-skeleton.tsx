import { Container, Skeleton, SkeletonStack, VisuallyHidden } from '@tulia/ui';
import type { ReactNode } from 'react';

/** Placeholder of a page whose file is loading. */
export const PageSkeleton = (): ReactNode => (
	<Container>
		<VisuallyHidden>Loading the page</VisuallyHidden>
		<SkeletonStack>
			<Skeleton shape="title" width="most" />
			<Skeleton width="long" />
			<Skeleton shape="block" />
		</SkeletonStack>
	</Container>
);

import { Skeleton, SkeletonRows, SkeletonStack } from '@tulia/ui';
import type { ReactNode } from 'react';

/** The skeleton of a list of visits: the next one as its ticket, the others as rows. */
export const VisitsSkeleton = (): ReactNode => (
	<SkeletonStack>
		<Skeleton shape="block" />
		<SkeletonRows count={3} />
	</SkeletonStack>
);

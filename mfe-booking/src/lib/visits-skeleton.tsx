import { Skeleton, SkeletonRows, SkeletonStack } from '@tulia/ui';
import type { ReactNode } from 'react';

/** Where the visits of a person will be: the next one as its ticket, the others as rows. */
export const VisitsSkeleton = (): ReactNode => (
	<SkeletonStack>
		<Skeleton shape="block" />
		<SkeletonRows count={3} />
	</SkeletonStack>
);

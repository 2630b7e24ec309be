import { SkeletonRows } from '@tulia/ui';
import type { ReactNode } from 'react';

/** The skeleton of a list of staff. */
export const RowsSkeleton = (): ReactNode => <SkeletonRows count={5} />;

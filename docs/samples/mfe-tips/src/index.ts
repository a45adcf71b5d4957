// The real start is one import away, so that every shared module has time to arrive before it is used.
import('./bootstrap.tsx');

export const pageFailed = 'sufra:page-failed';

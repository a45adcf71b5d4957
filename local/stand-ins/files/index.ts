export { assertWritable } from './assert-writable.ts';
export { isFileFault } from './code-of.ts';
export { makeFolder } from './make-folder.ts';

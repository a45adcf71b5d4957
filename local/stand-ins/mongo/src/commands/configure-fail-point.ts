import { MongoError } from '../mongo-error.ts';
import { type Command, docOption } from './command.ts';

export const configureFailPoint: Command = (command, { failPoints }) => {
  if (command.configureFailPoint !== 'failCommand') {
    throw new MongoError('BadValue', `The embedded Mongo has no fail point '${command.configureFailPoint}'`);
  }
  failPoints.set(command.mode, docOption(command, 'data'));
  return {};
};

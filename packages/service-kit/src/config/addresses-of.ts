/**
 * `mongodb://user:word@one:27017,two:27017/sufra` names every member of a cluster, and `amqp:` may be written so too. Answers one
 * address for each of them.
 */
export function addressesOf(url: string): string[] {
  const [, before = '', hosts = '', after = ''] =
    /^([a-z][a-z+]*:\/\/(?:[^@/?#]*@)?)([^@/?#]*)(.*)$/is.exec(url) ?? [];
  return hosts.includes(',') ? hosts.split(',').map(host => `${before}${host.trim()}${after}`) : [url];
}

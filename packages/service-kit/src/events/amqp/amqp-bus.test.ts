import { brokerUrl, describeWithBroker, onBroker, sweep } from '../testing/broker.ts';
import { testBus } from '../testing/test-bus.ts';
import { deadLetterQueue } from './topology.ts';

describeWithBroker('the RabbitMQ bus', () => {
  testBus({ url: brokerUrl, parkedReasons, sweep });
});

async function parkedReasons(queue: string): Promise<string[]> {
  return onBroker(async model => {
    const channel = await model.createChannel();
    const reasons: string[] = [];
    for (;;) {
      const message = await channel.get(deadLetterQueue(queue), { noAck: true });
      if (!message) return reasons;
      reasons.push(String(message.properties.headers?.['parked-reason']));
    }
  });
}

/**
 * Hosts that lead into this machine, its network or a cloud's metadata service, as they can be written in an address.
 * None needs a name to be resolved.
 */
export const internalAddresses: Readonly<Record<string, readonly string[]>> = {
  IPv4: [
    '127.0.0.1',
    '127.1.2.3',
    '0.0.0.0',
    '10.0.0.1',
    '10.255.255.254',
    '172.16.0.1',
    '172.31.255.254',
    '192.168.0.1',
    '192.168.255.254',
    '100.64.0.1',
    '192.0.0.8',
    '198.18.0.1',
    '224.0.0.1',
    '255.255.255.255',
    '169.254.169.254',
    '169.254.1.1',
    '100.100.100.200',
    '168.63.129.16',
  ],
  'short IPv4': ['127.1', '127.0.1', '10.1', '192.168.1', '0'],
  decimal: ['2130706433', '167772161', '3232235521', '2852039166'],
  octal: ['0177.0.0.1', '017700000001', '012.0.0.1', '0300.0250.0.1', '0251.0376.0251.0376'],
  hexadecimal: ['0x7f.0.0.1', '0x7f000001', '0x7F.1', '0xa000001', '0xc0.0xa8.0.1', '0xa9fea9fe'],
  IPv6: [
    '[::1]',
    '[::]',
    '[0:0:0:0:0:0:0:1]',
    '[fe80::1]',
    '[fec0::1]',
    '[fc00::1]',
    '[fd12:3456::1]',
    '[fd00:ec2::254]',
    '[ff02::1]',
  ],
  'IPv4 mapped to IPv6': [
    '[::ffff:127.0.0.1]',
    '[::ffff:7f00:1]',
    '[::ffff:10.0.0.1]',
    '[::ffff:a9fe:a9fe]',
    '[0:0:0:0:0:ffff:192.168.0.1]',
  ],
  'IPv4 within IPv6': [
    '[::127.0.0.1]',
    '[64:ff9b::7f00:1]',
    '[64:ff9b::a9fe:a9fe]',
    '[64:ff9b:1::a00:1]',
    '[2002:7f00:1::]',
    '[2002:a9fe:a9fe::1]',
    '[2001:0:7f00:1::]',
  ],
  'other digits': ['１２７.0.0.1', '①②⑦.⓪.⓪.①', '127。0。0。1', '%31%32%37.0.0.1'],
  name: ['localhost', 'LOCALHOST.', 'a.localhost', 'router', 'printer.local', 'metadata.google.internal'],
}

/** What names of an attacker resolve to. */
export const internalAnswers: Readonly<Record<string, readonly string[]>> = {
  'loopback.attacker.example': ['127.0.0.1'],
  'mapped.attacker.example': ['::ffff:127.0.0.1'],
  'metadata.attacker.example': ['169.254.169.254'],
  'one-of-two.attacker.example': ['93.184.215.14', '10.0.0.1'],
  'other-family.attacker.example': ['93.184.215.14', '::1'],
}

using System.Collections.Concurrent;
using Microsoft.AspNetCore.SignalR;

/// <summary>Who is connected, and over which lines.</summary>
sealed class Connections
{
    public ConcurrentDictionary<string, bool> Open { get; } = new();

    public ConcurrentDictionary<HttpContext, bool> Lines { get; } = new();
}

/// <summary>Has no methods: clients of this hub only listen.</summary>
sealed class ArchiveHub(Connections connections) : Hub
{
    public override Task OnConnectedAsync()
    {
        connections.Open[Context.ConnectionId] = true;
        return Task.CompletedTask;
    }

    public override Task OnDisconnectedAsync(Exception? exception)
    {
        connections.Open.TryRemove(Context.ConnectionId, out _);
        return Task.CompletedTask;
    }
}
